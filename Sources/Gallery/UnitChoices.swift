import Timelines
import Views
import Weather
import WidgetIntents

/// A widget's own unit of temperature, or that of all widgets.
enum TemperatureChoice: String, AppEnum {
  case automatic, celsius, fahrenheit

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.choice.temperature"
  static let caseDisplayRepresentations: [TemperatureChoice: DisplayRepresentation] = [
    .automatic: "settings.value.weather.source.auto",
    .celsius: "settings.value.units.temperature.celsius",
    .fahrenheit: "settings.value.units.temperature.fahrenheit",
  ]
}

/// A widget's own unit of wind speed, or that of all widgets.
enum WindChoice: String, AppEnum {
  case automatic
  case metresPerSecond = "m/s"
  case kilometresPerHour = "km/h"
  case milesPerHour = "mph"
  case knots = "kn"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.choice.wind"
  static let caseDisplayRepresentations: [WindChoice: DisplayRepresentation] = [
    .automatic: "settings.value.weather.source.auto", .metresPerSecond: "m/s",
    .kilometresPerHour: "km/h", .milesPerHour: "mph", .knots: "kn",
  ]
}

/// A widget's own hours, or those of all widgets.
enum HourChoice: String, AppEnum {
  case automatic
  case twentyFour = "24h"
  case twelve = "12h"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.choice.hours"
  static let caseDisplayRepresentations: [HourChoice: DisplayRepresentation] = [
    .automatic: "settings.value.weather.source.auto",
    .twentyFour: "settings.value.units.hours.24h", .twelve: "settings.value.units.hours.12h",
  ]

  /// Whether hours run to 24; nil for what is usual.
  var is24Hour: Bool? { self == .automatic ? nil : self == .twentyFour }
}

extension WeatherUnits {
  /// The units with those that a widget has chosen for itself.
  func choosing(_ temperature: TemperatureChoice, _ wind: WindChoice) -> WeatherUnits {
    var units = self
    units.temperature = TemperatureUnit(rawValue: temperature.rawValue) ?? units.temperature
    units.wind = WindUnit(rawValue: wind.rawValue) ?? units.wind
    return units
  }

  /// The same by a widget's settings.
  func choosing(_ configuration: [String: IntentValue]) -> WeatherUnits {
    func word(_ name: String) -> String {
      if case .text(let word) = configuration[name] { word } else { "" }
    }
    return choosing(
      TemperatureChoice(rawValue: word("unit")) ?? .automatic,
      WindChoice(rawValue: word("wind")) ?? .automatic)
  }
}
