import Diary
import Store
import Timelines
import WidgetIntents

/// Logs a drink at the current time.
struct LogDrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.log"

  @Parameter(title: "caffeine.drink")
  var drink: DrinkChoice

  /// Nil for the drink's usual amount.
  @Parameter(title: "caffeine.configuration.milligrams")
  var milligrams: Double?

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(_ offer: CaffeineSettings.Offer) {
    drink = offer.choice
    milligrams = offer.milligrams
  }

  func perform() async throws -> some IntentResult {
    let drink = drink.drink
    try CaffeineBook(in: store).log(
      drink.nameKey, milligrams: milligrams ?? drink.milligrams, at: now.date)
    return .result()
  }
}
