import Caffeine
import Store
import WidgetIntents

/// Undoes the last change to the log of drinks, or redoes the one undone last.
struct RevertCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.revert"

  @Parameter(title: "caffeine.revert.again")
  var isRedo: Bool

  @Dependency private var store: Store
  @Dependency private var history: DrinkHistory

  init() {}

  init(isRedo: Bool) {
    self.isRedo = isRedo
  }

  func perform() async throws -> some IntentResult {
    let book = CaffeineBook(in: store)
    if isRedo { try history.redo(in: book) } else { try history.undo(in: book) }
    return .result()
  }
}
