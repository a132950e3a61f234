import Views
import WidgetIntents

/// How heavy the digits of a clock are.
enum ClockWeight: String, AppEnum {
  case thin, medium, bold

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "clock.configuration.weight"
  static let caseDisplayRepresentations: [ClockWeight: DisplayRepresentation] = [
    .thin: "clock.weight.thin", .medium: "clock.weight.medium", .bold: "clock.weight.bold",
  ]

  var font: Font.Weight {
    switch self {
    case .thin: .regular
    case .medium: .semibold
    case .bold: .bold
    }
  }
}
