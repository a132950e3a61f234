package import FoundationEssentials

/// The one thing about the hours to come that matters now.
package enum Foresight: Hashable, Sendable {
  /// Something begins to fall.
  case begins(Condition, at: Date, isTomorrow: Bool)
  /// What falls ceases.
  case clears(at: Date, isTomorrow: Bool)
  case warms(to: Temperature, at: Date)
  case cools(to: Temperature, at: Date)
  case sunset(at: Date)
  case sunrise(at: Date)
  /// How much higher tomorrow's high is than today's.
  case warmerTomorrow(today: Temperature, tomorrow: Temperature)
  case colderTomorrow(today: Temperature, tomorrow: Temperature)
  /// The sky becomes another without anything falling.
  case turns(Condition, at: Date, isTomorrow: Bool)
  /// Nothing changes.
  case stays(Condition)
}
