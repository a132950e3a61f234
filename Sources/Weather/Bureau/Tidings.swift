package import FoundationEssentials

/// What is known of the weather of a place, and of why no more is.
package struct Tidings: Hashable, Sendable {
  /// Nil where nobody has ever told anything.
  package var bulletin: Bulletin?
  /// Why the source that was to be asked first tells nothing now.
  package var fault: WeatherFault?
  /// When it is worth asking again.
  package var next: Date
  /// Whether the last question has reached nobody.
  package var isCutOff: Bool
  /// Whether the sources haven't been asked yet, though it is time for that.
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
