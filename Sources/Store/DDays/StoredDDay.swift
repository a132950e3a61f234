package import FoundationEssentials

/// A D-Day in the store, including those in Recently Deleted.
package struct StoredDDay: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<StoredDDay>

  package let id: ID
  package let record: DDayRecord
  /// The date of deletion; nil unless it is in Recently Deleted.
  package let removedAt: Date?
  /// The calendar that it comes from; nil if it was added here.
  package let calendar: FollowedCalendar.ID?
}
