import Desk
import Weather

extension WeatherBureau {
  /// The program's weather bureau. Without real time, it simulates the weather unless the user has
  /// chosen a source.
  convenience init(_ settings: WeatherSettings, at site: Site) {
    var settings = settings
    settings.language = site.shownLanguage
    if settings.choice == .auto, !site.hasWorldTime { settings.choice = .only(.simulated) }
    // Printed screens and texts don't wait for a request; `timeline` does, because it shows how the
    // request goes.
    let mayAsk = !site.printsAtOnce || settings.choice == .only(.file)
    let program = WeatherProgram(environment: site.environment)
    let ask: Asking = { fetch in
      program?.answer(to: fetch, by: { site.instant }) ?? .fault(WeatherFault(.program))
    }
    self.init(
      settings, cache: site.directories.map { WeatherCache(in: "\($0.cache)/weather") },
      tellsKnownFirst: site.staysOpen, ask: mayAsk ? ask : nil)
  }
}
