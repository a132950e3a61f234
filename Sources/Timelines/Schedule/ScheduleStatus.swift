package import FoundationEssentials

/// The state of a widget's timeline, for inspection.
package struct ScheduleStatus: Hashable, Sendable {
  /// The dates of the timeline's entries up to now, and after now.
  package let past: [Date]
  package let coming: [Date]
  /// The date of the shown entry, which is in neither list if it belongs to the previous timeline.
  package let shown: Date?
  package let policy: TimelineReloadPolicy?
  /// The generation of the request that brought the timeline.
  package let generation: Int?
  /// The date of the last good answer.
  package let answered: Date?
  /// Set if what is shown is made up.
  package let simulationNotice: SimulationNotice?
  package let isVisible: Bool
  package let next: Due?
  /// The reason for a request that waits for a call to return.
  package let waiting: ReloadReason?
  package let lastReason: ReloadReason?
  package let lastAsked: Date?
  package let callsOut: Int
  package let tokens: Double
  /// What keeps newer entries away now, or otherwise the last fault.
  package let lastFault: TimelineFault?
  /// The number of requests in a row that brought nothing.
  package let faults: Int
}
