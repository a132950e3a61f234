extension Climate {
  private static let middleOfKorea = GlobePoint(latitude: 36.2, longitude: 127.9)
  /// The radius around Korea in which only its own climate counts, in earth radii: 350 km.
  private static let reachOfKorea = 0.055

  /// Korea's climate within its radius, and elsewhere a blend of it and the stations in the table,
  /// weighted by distance.
  init(at place: Location, among table: @autoclosure () -> ClimateTable = ClimateTable()) {
    let spot = GlobePoint(latitude: place.latitude, longitude: place.longitude)
    let korean = Climate(koreanAt: place.latitude)
    let way = spot.distance(to: Self.middleOfKorea) - Self.reachOfKorea
    let others = way > 0 ? table().stations : []
    self = others.isEmpty ? korean : Self.blend(of: others, and: korean, after: way, at: spot)
    // Beyond 40 degrees, temperatures vary less over the day because the sun stays lower.
    dailyShare = min(1, (110 - abs(place.latitude)) / 70)
  }

  private static func blend(
    of stations: [ClimateTable.Station], and korean: Climate, after way: Double,
    at spot: GlobePoint
  ) -> Climate {
    let first = weight(after: way)
    var (sum, weights) = (korean * first, first)
    for station in stations {
      let weight = weight(after: station.spot.distance(to: spot))
      sum = sum + station.climate * weight
      weights += weight
    }
    return sum * (1 / weights)
  }

  /// The weight at a distance; so large at 0 that the station counts alone.
  private static func weight(after way: Double) -> Double {
    1 / max(way * way * way * way, 1e-16)
  }

  private init(koreanAt latitude: Double) {
    self.init(
      warmth: YearCourse(mean: 44.5 - 0.85 * latitude, swing: 0.85 * latitude - 18),
      wetness: YearCourse(mean: -0.05, swing: 0.12), monsoon: 1)
  }

  static func + (one: Climate, other: Climate) -> Climate {
    Climate(
      warmth: one.warmth + other.warmth, wetness: one.wetness + other.wetness,
      monsoon: one.monsoon + other.monsoon)
  }

  static func * (climate: Climate, factor: Double) -> Climate {
    Climate(
      warmth: climate.warmth * factor, wetness: climate.wetness * factor,
      monsoon: climate.monsoon * factor)
  }
}
