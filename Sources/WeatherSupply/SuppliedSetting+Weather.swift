package import Desk
import Weather
import WidgetIntents

extension SuppliedSetting {
  /// The kind of the widgets that show weather.
  static let weatherKind = "weather"

  /// The source of the weather.
  package static let weather = SuppliedSetting(
    fileName: WeatherSettings.fileName, flagName: Flag.weatherSourceName,
    variable: EnvironmentVariable(
      name: WeatherSettings.variable,
      summary: "Where the weather comes from, as --weather-source says it."),
    entries: [
      HelpSection.Entry(
        term: WeatherSettings.fileName,
        text: "Where the weather comes from: a name and a value a line. The source is one of "
          + "--weather-source; auto is Open-Meteo and, with a contact, which it wants to know, MET "
          + "Norway where that fails; WeatherKit wants a key-file that nobody else "
          + "may read, and the names of key, team and service."),
      HelpSection.Entry(term: "  source auto"),
      HelpSection.Entry(term: "  contact you@example.org"),
    ],
    concerning: [weatherKind]
  ) { said, site, supplies in
    let (settings, fault) = WeatherSettings.settled(by: said)
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
    summary: "Weather source", usual: "auto",
    detail: "With --at, --from or --speed it is simulated unless given",
    example: "widgetty --weather-source file:./weather.json",
    allows: { word in
      var settings = WeatherSettings()
      return settings.choose(word)
    })
}
