/// How likely precipitation is, by its chance. Icon, number, bar and sentence of an hour follow from it,
/// so that they say one thing.
package enum Likelihood: Hashable, Sendable, CaseIterable {
  case unlikely, possible, likely

  /// The percentages from which precipitation is possible, and told, and from which it is likely.
  package static let leastPossible: UInt8 = 30
  package static let leastLikely: UInt8 = 60

  package init(chance: UInt8) {
    self =
      chance < Self.leastPossible ? .unlikely : chance < Self.leastLikely ? .possible : .likely
  }
}

extension Condition {
  /// The condition that goes with a chance of precipitation: wet where that is likely, and dry where
  /// it is unlikely. A source may forecast the sky and the chance by different models.
  func agreeing(withChance chance: UInt8?, at temperature: Temperature) -> Condition {
    switch chance.map(Likelihood.init(chance:)) {
    case .likely? where !isWet: .precipitation(at: temperature)
    case .unlikely? where isWet: .cloudy
    default: self
    }
  }

  /// What would fall at a temperature, lightly.
  static func precipitation(at temperature: Temperature) -> Condition {
    temperature.celsius <= 0 ? .snow : temperature.celsius <= 2 ? .sleet : .drizzle
  }
}
