package import FoundationEssentials

/// A drink that somebody has had.
package struct Drink: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Drink>

  package let id: ID
  /// The key of its name, or the name itself.
  package let name: String
  /// How much caffeine it holds.
  package let milligrams: Double
  package let date: Date
}
