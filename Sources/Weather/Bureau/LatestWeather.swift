package import FoundationEssentials

/// The known weather of a place, and the reason why there is none newer.
package struct LatestWeather: Hashable, Sendable {
  /// The last report; nil if there has never been one.
  package var report: WeatherReport?
  /// The fault of the preferred source; nil if it works.
  package var fault: WeatherFault?
  /// Why the time zone of the place can't be read, without which nothing can be made up.
  package var zoneFault: WeatherFault?
  /// The date from which asking again makes sense.
  package var next: Date
  /// Whether the last request reached no source.
  package var waitsForNetwork: Bool
  /// Whether the sources are still to be asked, although the data are due.
  package var isPreliminary: Bool

  package init(
    report: WeatherReport?, fault: WeatherFault? = nil, next: Date, waitsForNetwork: Bool = false,
    isPreliminary: Bool = false
  ) {
    self.report = report
    self.fault = fault
    self.next = next
    (self.waitsForNetwork, self.isPreliminary) = (waitsForNetwork, isPreliminary)
  }
}
