/// The Home Screen, for intents that put a widget on it.
package struct HomeScreen: Sendable {
  private let adding: @Sendable ([String]) throws -> Void

  package init(_ adding: @escaping @Sendable ([String]) throws -> Void) {
    self.adding = adding
  }

  /// Adds a widget in the words of a line of the widgets file: its kind, its family and settings.
  package func add(_ words: [String]) throws { try adding(words) }
}
