import System

/// The stations with known climates.
struct ClimateTable: Sendable {
  struct Station: Sendable {
    let spot: GlobePoint
    let climate: Climate
  }

  // Parsed on demand and then discarded, like the cities.
  let stations: [Station]

  init() {
    self.init(text: Asset.climates.text)
  }

  init(text: String) {
    stations = text.split(separator: "\n").compactMap(Station.init)
  }
}

extension ClimateTable.Station {
  /// Parses a line of the table; fails if it is malformed.
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: "\t").dropFirst().compactMap { Double($0) }
    guard fields.count == 10 else { return nil }
    let rain = fields[6...].map(Climate.wetness)
    spot = GlobePoint(latitude: fields[0], longitude: fields[1])
    climate = Climate(
      warmth: YearCourse(january: fields[2], april: fields[3], july: fields[4], october: fields[5]),
      wetness: YearCourse(january: rain[0], april: rain[1], july: rain[2], october: rain[3]))
  }
}
