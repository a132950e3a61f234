extension DayAir {
  /// The minimum wetness for precipitation.
  private static let threshold = 0.35

  /// The condition in an hour; it lasts for at least three hours.
  func condition(at hour: CivilHour) -> Condition {
    let hour = hour.middleOfSpell
    let air = air(at: hour)
    guard air.wetness < Self.threshold else { return precipitation(of: air, at: hour) }
    if air.wetness > -0.25, 3..<9 ~= hour.hour, isMisty(at: hour) { return .fog }
    if air.wetness < -0.1 { return .clear }
    return air.wetness < 0.12 ? .partlyCloudy : .cloudy
  }

  /// In percent, rounded to tens; at least 60 where there is precipitation.
  func precipitationChance(at hour: CivilHour) -> UInt8 {
    let excess = wetness(at: hour.middleOfSpell) - Self.threshold
    return UInt8(min(max(0, 60 + 10 * (excess * 12).rounded(.down)), 100))
  }

  /// In millimetres for the hour; 0 without precipitation.
  func rainfall(at hour: CivilHour) -> Double {
    let excess = max(0, wetness(at: hour.middleOfSpell) - Self.threshold)
    return excess > 0 ? 0.3 + 12 * excess * excess * (1 + excess) : 0
  }

  private func precipitation(of air: Air, at hour: CivilHour) -> Condition {
    if air.temperature.rounded() <= 0 { return .snow }
    if air.temperature.rounded() <= 2 { return .sleet }
    if air.wetness < Self.threshold + 0.1 { return .drizzle }
    let isSultry = air.temperature > 21 && 12..<21 ~= hour.hour
    return isSultry && air.wetness > Self.threshold + 0.2 ? .thunderstorm : .rain
  }
}
