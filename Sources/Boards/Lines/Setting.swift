/// What one word of a line sets: `city=busan`.
struct Setting: Hashable, Sendable {
  let name: String
  let value: String

  /// Fails if the word sets nothing. The sign counts even before a mark that joins it.
  init?(_ word: String) {
    let scalars = word.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign > scalars.startIndex else { return nil }
    name = String(scalars[..<sign])
    value = String(scalars[scalars.index(after: sign)...])
  }

  /// What words set, by name; the last of those that set the same counts.
  static func values(in words: some Sequence<String>) -> [String: String] {
    words.compactMap { Setting($0) }.reduce(into: [:]) { $0[$1.name] = $1.value }
  }
}
