import WidgetIntents

/// What a small widget shows: the month, or today alone.
enum MonthAspect: String, AppEnum {
  case month, today

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "month.configuration.show"
  static let caseDisplayRepresentations: [MonthAspect: DisplayRepresentation] = [
    .month: "month.aspect.month", .today: "month.aspect.today",
  ]
}
