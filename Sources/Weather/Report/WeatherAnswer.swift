package import FoundationEssentials

/// The result of asking a source once.
package enum WeatherAnswer: Hashable, Sendable {
  case report(WeatherReport)
  /// The last report is still valid, at least until this date.
  case unchanged(until: Date?)
  case fault(WeatherFault)
}
