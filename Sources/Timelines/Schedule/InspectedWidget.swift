/// A widget with the report on its timeline.
package struct InspectedWidget: Hashable, Sendable {
  package let instance: Instance
  package let report: ScheduleReport

  package init(instance: Instance, report: ScheduleReport) {
    self.instance = instance
    self.report = report
  }
}
