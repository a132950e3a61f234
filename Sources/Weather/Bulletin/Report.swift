package import FoundationEssentials

/// What came of asking a source once.
package enum Report: Hashable, Sendable {
  case news(Bulletin)
  /// What the source has told last still holds, at least until then.
  case unchanged(until: Date?)
  case fault(WeatherFault)
}
