package import FoundationEssentials

/// The result of asking a source once.
package enum Report: Hashable, Sendable {
  case news(Bulletin)
  /// The last bulletin is still valid, at least until this date.
  case unchanged(until: Date?)
  case fault(WeatherFault)
}
