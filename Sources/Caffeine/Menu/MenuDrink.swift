/// A drink that can be chosen, and how much caffeine a cup of it usually holds.
package struct MenuDrink: Hashable, Sendable {
  /// As it is written on the command line.
  package let name: String
  package let milligrams: Double

  /// By which what it is called is found among the strings.
  package var nameKey: String { Self.keyPrefix + name }

  static let keyPrefix = "caffeine.drink."
}
