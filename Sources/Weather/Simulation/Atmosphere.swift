import Almanac

/// The simulated air over a place at any time: its climate, with changing weather on top.
struct Atmosphere: Sendable {
  let climate: Climate
  let fronts: Noise
  let showers: Noise
  let currents: Noise
  let gusts: Noise
  let mists: Noise
  let bearings: Noise

  init(over place: Location) {
    climate = Climate(at: place)
    func noise(_ number: UInt64, period: Int) -> Noise {
      Noise(seed: (place.seed &+ number).scrambled, period: period)
    }
    fronts = noise(1, period: 48)
    showers = noise(2, period: 12)
    currents = noise(3, period: 96)
    gusts = noise(4, period: 8)
    mists = noise(5, period: 24)
    bearings = noise(6, period: 36)
  }

  /// The air on a day. What the season makes of it is found once for all its hours.
  func air(on day: CivilDay) -> DayAir {
    DayAir(season: climate.season(on: day), atmosphere: self)
  }
}

extension Location {
  /// A seed that differs between places ten metres apart.
  fileprivate var seed: UInt64 {
    func part(_ degrees: Double) -> UInt64 {
      UInt64(bitPattern: Int64(exactly: (degrees * 10_000).rounded()) ?? 0)
    }
    return part(latitude).scrambled &+ part(longitude)
  }
}
