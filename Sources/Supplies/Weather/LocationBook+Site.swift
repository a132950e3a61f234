import Desk
import Weather

extension LocationBook {
  private static let fileName = "places"

  /// The program's place book. With simulated weather, it looks up no places either.
  init(beside weather: WeatherBureau, at site: Site) {
    let program = WeatherProgram(environment: site.environment)
    let ask: Asking = { fetch in
      program?.answer(to: fetch, by: { site.instant }) ?? .fault(WeatherFault(.program))
    }
    self.init(
      keptIn: site.directories.map { "\($0.data)/\(Self.fileName)" },
      ask: weather.settings.choice == .only(.simulated) ? nil : ask)
  }
}
