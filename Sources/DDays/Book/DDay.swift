package import FoundationEssentials
package import Store

/// An occasion that is stored.
package struct DDay: Identifiable, Hashable, Sendable {
  package typealias ID = StoredDDay.ID

  package let id: ID
  package let occasion: Occasion
  /// The date of deletion; nil unless it is in Recently Deleted.
  package let removedAt: Date?
  /// The calendar that it comes from; nil if it was added here.
  package let calendar: FollowedCalendar.ID?
}
