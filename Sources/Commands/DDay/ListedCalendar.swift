import DDays
import Store

/// A followed calendar in JSON output.
struct ListedCalendar: Encodable {
  private let id: Int
  private let name: String
  private let source: String
  private let group: String
  private let ddays: Int
  /// The local time at which it was read; nil if never.
  private let read: String?
  private let leftOut: Int
  /// What is wrong with it; nil if nothing is.
  private let fault: String?

  init(_ calendar: FollowedCalendar, dayCount: Int, by writer: CalendarWriter) {
    (id, name, group) = (calendar.id.number, calendar.name, calendar.group)
    (source, ddays, leftOut) = (calendar.source.shown, dayCount, calendar.leftOut)
    read = writer.reading(of: calendar)
    fault = calendar.lastFault.map(writer.strings.text)
  }
}
