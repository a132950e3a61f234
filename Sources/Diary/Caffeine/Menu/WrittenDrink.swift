/// A drink of the user's own in words, perhaps with the time at which it was drunk: `Matcha 70`,
/// `Matcha 70 mg 8:30`, `Matcha 70 2026-11-20 22:00`.
package struct WrittenDrink: Hashable, Sendable {
  package let drink: OfferedDrink
  /// The time in words; nil for now.
  package let time: String?

  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let count = [2, 1].first { Self.isTime(words.suffix($0)) } ?? 0
    let rest = words.dropLast(count)
    guard let drink = OfferedDrink(written: rest.joined(separator: " ")) else { return nil }
    self.drink = drink
    time = count == 0 ? nil : words.suffix(count).joined(separator: " ")
  }

  private static func isTime(_ words: some Collection<Substring>) -> Bool {
    let text = words.joined(separator: " ")
    return text.contains(":") && DrinkTime(text) != nil
  }
}
