/// What a word of the board's lines sets: `city=busan`.
struct Setting: Hashable, Sendable {
  let name: String
  let value: String

  /// Nil for a word that sets nothing. The sign counts even before a mark that joins it.
  init?(_ word: String) {
    let scalars = word.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign > scalars.startIndex else { return nil }
    name = String(scalars[..<sign])
    value = String(scalars[scalars.index(after: sign)...])
  }
}
