import Diary
import Store
import WidgetIntents

/// Undoes the last change to the log of drinks, or redoes the one undone last.
struct RevertCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.revert"

  @Parameter(title: "caffeine.revert.again")
  var isRedo: Bool

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DrinkStep>

  init() {}

  init(isRedo: Bool) {
    self.isRedo = isRedo
  }

  func perform() async throws -> some IntentResult {
    let book = CaffeineBook(in: store)
    func turn(_ step: DrinkStep) throws -> DrinkStep {
      if isRedo { try step.redo(in: book) } else { try step.undo(in: book) }
      return step
    }
    if isRedo { try history.redo(turn) } else { try history.undo(turn) }
    return .result()
  }
}
