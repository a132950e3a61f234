/// A drink to log, from the menu or of the user's own.
package struct OfferedDrink: Hashable, Sendable {
  /// The localization key of its name, or the name itself.
  package let name: String
  package let milligrams: Double

  package init(name: String, milligrams: Double) {
    (self.name, self.milligrams) = (name, milligrams)
  }

  /// Reads a user's own drink: `Matcha latte 70`, also with a unit behind the number; nil without a
  /// name or a plausible dose.
  package init?(written text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    if let last = words.last, last.lowercased() == "mg" { words.removeLast() }
    guard words.count > 1, let last = words.popLast() else { return nil }
    let digits = last.lowercased().hasSuffix("mg") ? last.dropLast(2) : last
    guard let milligrams = Double(digits), Dose.range.contains(milligrams) else { return nil }
    self.init(name: words.joined(separator: " "), milligrams: milligrams)
  }
}

extension OfferedDrink {
  /// Whether the name is a key of the menu's strings.
  package var isOnMenu: Bool { name.hasPrefix(MenuDrink.keyPrefix) }
}
