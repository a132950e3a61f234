import Caffeine
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

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: DrinkHistory

  init() {}

  init(_ drink: OfferedDrink) {
    name = drink.name
    milligrams = drink.milligrams
  }

  func perform() async throws -> some IntentResult {
    let drink = try CaffeineBook(in: store).log(name, milligrams: milligrams, at: now.date)
    history.note(.logged(drink))
    return .result()
  }
}
