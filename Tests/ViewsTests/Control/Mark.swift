import WidgetIntents

/// An action that a control can perform.
struct Mark: AppIntent {
  static let title: LocalizedStringResource = "Mark"
  @Parameter(title: "Item") var item: String

  init() {}

  init(_ item: String) {
    self.item = item
  }

  func perform() async throws -> some IntentResult { .result() }
}
