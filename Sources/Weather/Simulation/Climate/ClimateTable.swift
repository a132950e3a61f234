import Assets

/// The places of which it is known what weather is usual there.
struct ClimateTable: Sendable {
  struct Station: Sendable {
    let spot: GlobePoint
    let climate: Climate
  }

  // A value made for a question and thrown away, as the cities are.
  let stations: [Station]

  init() {
    self.init(text: Asset.climates.text)
  }

  init(text: String) {
    stations = text.split(separator: "\n").compactMap(Station.init)
  }
}

extension ClimateTable.Station {
  /// Nil if the line of a table is none of a station.
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
