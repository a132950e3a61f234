package import FoundationEssentials
package import Store

/// An occasion that is kept.
package struct DDay: Identifiable, Hashable, Sendable {
  package typealias ID = StoredDDay.ID

  package let id: ID
  package let occasion: Occasion
  /// Nil unless it was thrown away.
  package let removedAt: Date?
}
