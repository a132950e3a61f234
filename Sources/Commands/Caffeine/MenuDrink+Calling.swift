import Caffeine

extension MenuDrink {
  /// Whether a person means it by a word: its name on the menu, or what it is called in a language.
  func isCalled(_ word: String, in strings: [String: String]) -> Bool {
    let plain = word.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    return plain == name || plain == strings[nameKey]?.lowercased().filter { !$0.isWhitespace }
  }
}
