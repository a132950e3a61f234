import WidgetIntents

/// How a clock shows the time.
enum ClockFace: String, AppEnum {
  case digital, analog, world, solar

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "clock.configuration.face"
  static let caseDisplayRepresentations: [ClockFace: DisplayRepresentation] = [
    .digital: "clock.face.digital", .analog: "clock.face.analog", .world: "clock.face.world",
    .solar: "clock.face.solar",
  ]
}
