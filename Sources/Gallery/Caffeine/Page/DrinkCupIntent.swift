import Diary
import Store
import Timelines
import WidgetIntents

/// Logs a drink of the menu or the user's own; it can be undone.
struct DrinkCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.log"

  @Parameter(title: "caffeine.drink")
  var name: String

  @Parameter(title: "caffeine.configuration.milligrams")
  var milligrams: Double

  /// The time at which it was drunk, in words; nil for now.
  @Parameter(title: "caffeine.time")
  var time: String?

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DrinkStep>

  init() {}

  init(_ drink: OfferedDrink, at time: String? = nil) {
    self.time = time
    name = drink.name
    milligrams = drink.milligrams
  }

  func perform() async throws -> some IntentResult {
    let date = time.flatMap { DrinkTime($0) }?.date(before: now.date, in: now.zone) ?? now.date
    let drink = try CaffeineBook(in: store).log(name, milligrams: milligrams, at: date)
    history.note(.logged(drink))
    return .result()
  }
}
