package import FoundationEssentials

/// The content of a run. Dates become text during layout, because they count.
package enum TextContent: Hashable, Codable, Sendable {
  case verbatim(String)
  case symbol(name: String)
  case date(Date, style: Text.DateStyle)
  case interval(from: Date, to: Date)
  case timer(Timer)
  /// A date, or the current one if nil.
  case formatted(Date?, format: DateFormat)
  case reference(SystemFormatStyle.DateReference)

  /// A time that runs between two dates and stands still before, after and while paused.
  package struct Timer: Hashable, Codable, Sendable {
    package var from: Date
    package var to: Date
    package var pause: Date?
    package var countsDown: Bool
    package var showsHours: Bool
  }
}
