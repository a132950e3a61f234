import Intents

/// What of days a widget shows that has room for only some.
enum DDayAspect: String, AppEnum {
  case day, list, milestones

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "dday.configuration.show"
  static let caseDisplayRepresentations: [DDayAspect: DisplayRepresentation] = [
    .day: "dday.aspect.day", .list: "dday.aspect.list", .milestones: "dday.aspect.milestones",
  ]
}
