import Timelines

/// A widget and how it stands with its timeline.
struct InspectedWidget: Hashable, Sendable {
  let instance: Instance
  let report: ScheduleReport
}
