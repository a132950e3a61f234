import Weather

extension PlaceBook {
  private static let fileName = "places"

  /// The only one of the program. Who has made-up weather asks nobody for places either.
  init(
    beside weather: WeatherBureau, environment: [String: String], directories: Directories?,
    clocks: Clocks
  ) {
    let program = WeatherProgram(environment: environment)
    let ask: Asking = { order in
      program?.report(of: order, by: clocks) ?? .fault(WeatherFault(.program))
    }
    self.init(
      keptIn: directories.map { "\($0.data)/\(Self.fileName)" },
      ask: weather.settings.choice == .only(.simulated) ? nil : ask)
  }
}
