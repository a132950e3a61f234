package import FoundationEssentials

/// A D-Day in the store, or in its wastebasket.
package struct StoredDDay: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<StoredDDay>

  package let id: ID
  package let record: DDayRecord
  /// Nil unless it was thrown away.
  package let removedAt: Date?
}
