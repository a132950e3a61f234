import Caffeine

extension MenuDrink {
  /// Whether a word means this drink: its name on the menu, or in one of the languages.
  func isCalled(_ word: String, in languages: [[String: String]]) -> Bool {
    ([name] + languages.compactMap { $0[nameKey] }).contains { $0.plain == word.plain }
  }
}

extension String {
  fileprivate var plain: String { lowercased().filter { !$0.isWhitespace && $0 != "-" } }
}
