package import FoundationEssentials

/// A logged drink.
package struct Drink: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Drink>

  package let id: ID
  /// The localization key of its name, or the name itself.
  package let name: String
  /// The caffeine in the drink.
  package let milligrams: Double
  package let date: Date
}
