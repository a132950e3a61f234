import WidgetIntents

/// Adds to the caffeine.
struct LogCoffee: AppIntent {
  static let title: LocalizedStringResource = "Log a Coffee"
  @Parameter(title: "Milligrams", default: 95) var milligrams: Int
  @Dependency var shelf: Shelf

  init() {}

  init(_ milligrams: Int) {
    self.milligrams = milligrams
  }

  func perform() async throws -> some IntentResult {
    shelf.change { $0.milligrams += milligrams }
    return .result()
  }
}
