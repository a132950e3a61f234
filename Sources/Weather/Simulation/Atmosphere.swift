/// The simulated air over a place at any time: its climate, with changing weather on top.
struct Atmosphere: Sendable {
  private let climate: Climate
  private let fronts: Noise
  private let showers: Noise
  private let currents: Noise
  private let gusts: Noise
  private let mists: Noise
  private let bearings: Noise

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

  func air(at hour: CivilHour) -> Air {
    let wetness = wetness(at: hour)
    // Clouds keep the day's heat out and the night's heat in; precipitation cools.
    let usual = climate.temperature(at: hour, dailySwing: 4.5 - 2.5 * wetness)
    return Air(
      temperature: usual + climate.unrest * currents.value(at: hour.number) - 4 * max(0, wetness),
      wetness: wetness,
      wind: 3 + 2 * gusts.value(at: hour.number) + 2 * max(0, wetness),
      bearing: bearings.value(at: hour.number))
  }

  /// Whether the night was damp enough for morning mist.
  func isMisty(at hour: CivilHour) -> Bool {
    mists.value(at: hour.number - hour.hour) > 0.4
  }

  func wetness(at hour: CivilHour) -> Double {
    0.6 * fronts.value(at: hour.number) + 0.4 * showers.value(at: hour.number)
      + climate.wetness(on: hour.day)
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
