extension Condition {
  private static let wmoCodes: [(codes: ClosedRange<Int>, condition: Condition)] = [
    (0...1, .clear), (2...2, .partlyCloudy), (3...3, .cloudy), (45...48, .fog),
    (51...55, .drizzle), (56...57, .sleet), (61...65, .rain), (66...67, .sleet), (71...77, .snow),
    (80...82, .rain), (85...86, .snow), (95...99, .thunderstorm),
  ]

  /// Converts a weather code of the World Meteorological Organization; fails for an unknown one.
  init?(wmoCode code: Double?) {
    guard let code = code.flatMap({ Int(exactly: $0) }),
      let known = Self.wmoCodes.first(where: { $0.codes.contains(code) })
    else { return nil }
    self = known.condition
  }
}
