/// A drink of the user's own in words, perhaps with the time at which it was drunk: `Matcha 70`,
/// `Matcha 70 mg 8:30`.
package struct WrittenDrink: Hashable, Sendable {
  package let drink: OfferedDrink
  /// The time in words; nil for now.
  package let time: String?

  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let isTimed = words.last.map { $0.contains(":") && DrinkTime(String($0)) != nil } ?? false
    let rest = isTimed ? words.dropLast() : words[...]
    guard let drink = OfferedDrink(written: rest.joined(separator: " ")) else { return nil }
    self.drink = drink
    time = isTimed ? words.last.map { String($0) } : nil
  }
}
