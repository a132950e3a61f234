/// A drink on the menu, and the usual caffeine in one serving.
package struct MenuDrink: Hashable, Sendable {
  /// The name on the command line.
  package let name: String
  package let milligrams: Double

  /// The localization key of the name.
  package var nameKey: String { Self.keyPrefix + name }

  static let keyPrefix = "caffeine.drink."
}
