/// What one word of a line sets: `city=busan`.
package struct Setting: Hashable, Sendable {
  package let name: String
  package let value: String

  /// Fails if the word sets nothing. The sign counts even before a mark that joins it.
  package init?(_ word: String) {
    let scalars = word.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign > scalars.startIndex else { return nil }
    name = String(scalars[..<sign])
    value = String(scalars[scalars.index(after: sign)...])
  }
}
