import Weather

extension WeatherSettings {
  static let fileName = "weather"
  static let variable = "WIDGETTY_WEATHER"

  /// As the file says, unless the environment or, before it, the command line says otherwise. What
  /// can't be read is told of.
  static func settled(
    _ invocation: Invocation, environment: [String: String], directories: Directories?
  ) -> (settings: WeatherSettings, fault: String?) {
    var settings = WeatherSettings()
    var fault: String?
    if let path = directories.map({ "\($0.config)/\(fileName)" }) {
      do throws(FileFault) {
        try SmallFile(path: path).text().map { settings.read($0) }?.first.map {
          fault = "\(path): \($0)"
        }
      } catch {
        fault = "\(error)"
      }
    }
    if let word = environment[variable], !word.isEmpty, !settings.choose(word) {
      fault = "\(variable) isn't \(words.alternatives)."
    }
    if let word = invocation.weatherSource { _ = settings.choose(word) }
    return (settings, fault)
  }
}

extension WeatherBureau {
  /// The only one of the program. Times that aren't those of the world have no weather of the world,
  /// unless it is wanted.
  convenience init(
    _ settings: WeatherSettings, for invocation: Invocation, at pace: Pace,
    environment: [String: String], directories: Directories?, clocks: Clocks
  ) {
    var settings = settings
    if settings.choice == .auto, pace != .wall { settings.choice = .only(.simulated) }
    // A picture or a text is printed at once; whoever looks into timelines wants to know how it goes.
    let isPrinted = invocation.subcommand == .render || invocation.subcommand == .read
    let mayAsk = !isPrinted || settings.choice == .only(.file)
    let program = WeatherProgram(environment: environment)
    let ask: Asking = { order in
      program?.report(of: order, by: clocks) ?? .fault(WeatherFault(.program))
    }
    self.init(
      settings, cache: directories.map { WeatherCache(in: "\($0.cache)/weather") },
      tellsKnownFirst: invocation.subcommand == nil && invocation.call == nil,
      ask: mayAsk ? ask : nil)
  }
}
