import Diary
import Store
import WidgetIntents

/// Removes the drink that was logged last; a second press removes nothing more.
struct UndoDrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.undo"

  @Parameter(title: "caffeine.drink")
  var drink: Int

  @Dependency private var store: Store

  init() {}

  init(_ drink: Drink.ID) {
    self.drink = drink.number
  }

  func perform() async throws -> some IntentResult {
    try CaffeineBook(in: store).remove(Drink.ID(drink))
    return .result()
  }
}
