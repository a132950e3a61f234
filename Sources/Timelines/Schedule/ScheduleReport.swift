package import FoundationEssentials

/// How it stands with one widget's timeline, for those who want to see what happens.
package struct ScheduleReport: Hashable, Sendable {
  /// The dates of the reel's entries up to the present, and of those after it.
  package let past: [Date]
  package let coming: [Date]
  /// The date of the entry that shows; it may be of the reel before, then it is in neither list.
  package let shown: Date?
  package let policy: TimelineReloadPolicy?
  /// Of the request that brought the reel.
  package let generation: Int?
  /// When the last good answer came.
  package let answered: Date?
  package let isVisible: Bool
  package let next: Due?
  /// What is to be asked for as soon as a call returns.
  package let waiting: ReloadReason?
  package let lastReason: ReloadReason?
  package let lastAsked: Date?
  package let callsOut: Int
  package let tokens: Double
  /// What keeps newer entries away now or, without that, what the last fault was.
  package let lastFault: Fault?
  /// How many requests in a row have brought nothing.
  package let faults: Int
}
