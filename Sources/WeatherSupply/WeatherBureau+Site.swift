import Desk
import Weather

extension WeatherBureau {
  /// The only one of the program. Times that aren't those of the world have no weather of the world,
  /// unless it is wanted.
  convenience init(_ settings: WeatherSettings, at site: Site) {
    var settings = settings
    if settings.choice == .auto, !site.hasWorldTime { settings.choice = .only(.simulated) }
    // A picture or a text is printed at once; whoever looks into timelines wants to know how it goes.
    let mayAsk = !site.printsAtOnce || settings.choice == .only(.file)
    let program = WeatherProgram(environment: site.environment)
    let ask: Asking = { order in
      program?.report(of: order, by: { site.instant }) ?? .fault(WeatherFault(.program))
    }
    self.init(
      settings, cache: site.directories.map { WeatherCache(in: "\($0.cache)/weather") },
      tellsKnownFirst: site.staysOpen, ask: mayAsk ? ask : nil)
  }
}
