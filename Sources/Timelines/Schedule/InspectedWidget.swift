/// A widget with the report on its timeline.
package struct InspectedWidget: Hashable, Sendable {
  package let instance: Instance
  package let report: ScheduleStatus

  package init(instance: Instance, report: ScheduleStatus) {
    self.instance = instance
    self.report = report
  }
}
