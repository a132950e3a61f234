/// The simulated air over a place on one day.
struct DayAir {
  let season: Season
  let atmosphere: Atmosphere

  func air(at hour: CivilHour) -> Air {
    let wetness = wetness(at: hour)
    // Clouds keep the day's heat out and the night's heat in; precipitation cools.
    let usual = season.temperature(atHour: hour.hour, dailySwing: 4.5 - 2.5 * wetness)
    let unrest = atmosphere.climate.unrest * atmosphere.currents.value(at: hour.number)
    return Air(
      temperature: usual + unrest - 4 * max(0, wetness),
      wetness: wetness,
      wind: 3 + 2 * atmosphere.gusts.value(at: hour.number) + 2 * max(0, wetness),
      bearing: atmosphere.bearings.value(at: hour.number))
  }

  /// Whether the night was damp enough for morning mist.
  func isMisty(at hour: CivilHour) -> Bool {
    atmosphere.mists.value(at: hour.number - hour.hour) > 0.4
  }

  func wetness(at hour: CivilHour) -> Double {
    0.6 * atmosphere.fronts.value(at: hour.number) + 0.4 * atmosphere.showers.value(at: hour.number)
      + season.wetness
  }
}
