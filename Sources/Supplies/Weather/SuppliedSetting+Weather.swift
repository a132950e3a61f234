package import Desk
import Weather
import WidgetIntents

extension SuppliedSetting {
  /// The kind of the widgets that show weather.
  static let weatherKind = "weather"

  /// The source of the weather.
  package static let weather = SuppliedSetting(
    fileName: WeatherSettings.fileName, flagName: Flag.weatherSourceName,
    variable: EnvironmentVariable(name: WeatherSettings.variable),
    lines: ["source auto", "contact you@example.org"], parts: WeatherSettings.parts,
    concerning: [weatherKind]
  ) { said, site, supplies in
    let (settings, fault) = WeatherSettings.settled(by: said, at: site)
    let bureau = WeatherBureau(settings, at: site)
    let places = LocationBook(beside: bureau, at: site)
    supplies.dependencies.add(dependency: bureau)
    supplies.dependencies.add(dependency: places)
    supplies.networkReturned[weatherKind] = bureau.networkChanged
    return fault
  }
}

extension Flag {
  fileprivate static let weatherSourceName = "weather-source"

  package static let weatherSource = Flag(
    setting: weatherSourceName, placeholder: "SOURCE", choices: WeatherSettings.words,
    allowed: .words(WeatherSettings.words),
    usual: "auto",
    example: "widgetty --weather-source file:./weather.json",
    allows: { word in
      var settings = WeatherSettings()
      return settings.choose(word)
    })
}
