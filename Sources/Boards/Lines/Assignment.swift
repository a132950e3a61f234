/// A word of a line that gives a setting its value: `city=busan`.
struct Assignment: Hashable, Sendable {
  let name: String
  let value: String

  /// Fails unless the word has a name and `=`. The sign counts even if a combining mark follows it.
  init?(_ word: String) {
    let scalars = word.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign > scalars.startIndex else { return nil }
    name = String(scalars[..<sign])
    value = String(scalars[scalars.index(after: sign)...])
  }

  /// The assignments among the words, by name; the last of equal names counts.
  static func values(in words: some Sequence<String>) -> [String: String] {
    words.compactMap { Assignment($0) }.reduce(into: [:]) { $0[$1.name] = $1.value }
  }
}
