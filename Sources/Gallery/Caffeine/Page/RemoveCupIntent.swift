import Diary
import Store
import WidgetIntents

/// Removes a logged drink; it can be undone.
struct RemoveCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.remove"

  @Parameter(title: "caffeine.drink")
  var drink: Int

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DrinkStep>

  init() {}

  init(_ drink: Drink.ID) {
    self.drink = drink.number
  }

  func perform() async throws -> some IntentResult {
    if let removed = try CaffeineBook(in: store).remove(Drink.ID(drink)) {
      history.note(.removed(removed))
    }
    return .result()
  }
}
