package import FoundationEssentials

/// The known weather of a place, and the reason why there is none newer.
package struct Tidings: Hashable, Sendable {
  /// The last bulletin; nil if there has never been one.
  package var bulletin: Bulletin?
  /// The fault of the preferred source; nil if it works.
  package var fault: WeatherFault?
  /// The date from which asking again makes sense.
  package var next: Date
  /// Whether the last request reached no source.
  package var isCutOff: Bool
  /// Whether the sources are still to be asked, although the data are due.
  package var isPreliminary: Bool

  package init(
    bulletin: Bulletin?, fault: WeatherFault? = nil, next: Date, isCutOff: Bool = false,
    isPreliminary: Bool = false
  ) {
    self.bulletin = bulletin
    self.fault = fault
    self.next = next
    (self.isCutOff, self.isPreliminary) = (isCutOff, isPreliminary)
  }
}
