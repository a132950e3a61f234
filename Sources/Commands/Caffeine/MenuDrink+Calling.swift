import Caffeine

extension MenuDrink {
  /// Whether a person means it by a word: its name on the menu, or what it is called in a language, of
  /// which there are the strings.
  func isCalled(_ word: String, in languages: [[String: String]]) -> Bool {
    ([name] + languages.compactMap { $0[nameKey] }).contains { $0.plain == word.plain }
  }
}

extension String {
  fileprivate var plain: String { lowercased().filter { !$0.isWhitespace && $0 != "-" } }
}
