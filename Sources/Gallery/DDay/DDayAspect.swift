import WidgetIntents

/// The part of the D-Days to show in a widget with room for only some.
enum DDayAspect: String, AppEnum {
  case day, list, milestones

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "dday.configuration.show"
  static let caseDisplayRepresentations: [DDayAspect: DisplayRepresentation] = [
    .day: "dday.aspect.day", .list: "dday.aspect.list", .milestones: "dday.aspect.milestones",
  ]
}
