package import FoundationEssentials

/// What a run says; dates are put into words when the text is laid out, for they count.
package enum TextContent: Hashable, Codable, Sendable {
  case verbatim(String)
  case symbol(name: String)
  case date(Date, style: Text.DateStyle)
  case interval(from: Date, to: Date)
  case timer(Timer)
  /// A date that is nil is the present.
  case formatted(Date?, format: DateFormat)
  case reference(SystemFormatStyle.DateReference)

  /// A time that runs from one date to another and stands still before, after, and when paused.
  package struct Timer: Hashable, Codable, Sendable {
    package var from: Date
    package var to: Date
    package var pause: Date?
    package var countsDown: Bool
    package var showsHours: Bool
  }
}
