package import FoundationEssentials

/// The most important change in the coming hours.
package enum Foresight: Hashable, Sendable {
  /// Precipitation starts.
  case begins(Condition, at: Date, isTomorrow: Bool)
  /// Precipitation becomes possible; the condition is what would fall.
  case mayBegin(Condition, at: Date, isTomorrow: Bool)
  /// Precipitation stops.
  case clears(at: Date, isTomorrow: Bool)
  /// Precipitation may stop.
  case mayClear(at: Date, isTomorrow: Bool)
  case warms(to: Temperature, at: Date)
  case cools(to: Temperature, at: Date)
  case sunset(at: Date)
  case sunrise(at: Date)
  /// Tomorrow's high is much higher than today's.
  case warmerTomorrow(today: Temperature, tomorrow: Temperature)
  case colderTomorrow(today: Temperature, tomorrow: Temperature)
  /// The condition changes, without precipitation.
  case turns(Condition, at: Date, isTomorrow: Bool)
  /// The condition lasts.
  case stays(Condition)
}
