import WidgetIntents

/// The widget's settings: the face, how heavy its digits are, and the cities whose time it shows.
struct ClockIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "clock.configuration"
  static let description: IntentDescription = "clock.configuration.description"

  @Parameter(title: "clock.configuration.face", default: .digital)
  var face: ClockFace

  @Parameter(title: "clock.configuration.weight", default: .bold)
  var weight: ClockWeight

  /// Nil for the system's time zone.
  @Parameter(title: "clock.configuration.city")
  var city: CityEntity?

  /// Nil for London.
  @Parameter(title: "clock.configuration.second")
  var second: CityEntity?

  /// Nil for New York.
  @Parameter(title: "clock.configuration.third")
  var third: CityEntity?

  /// Nil for Sydney.
  @Parameter(title: "clock.configuration.fourth")
  var fourth: CityEntity?
}
