package import Almanac
import FoundationEssentials

/// An iCalendar file of D-Days.
package struct CalendarText {
  private let occasions: [Occasion]
  /// The time stamp of the file.
  private let moment: CivilMoment

  /// Creates a file with a time stamp in UTC.
  package init(_ occasions: [Occasion], at moment: CivilMoment) {
    (self.occasions, self.moment) = (occasions, moment)
  }

  package var text: String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//widgetty//D-Day//EN"]
      + occasions.flatMap(lines) + ["END:VCALENDAR"]
    return lines.map { $0.folded + "\r\n" }.joined()
  }

  private func lines(_ occasion: Occasion) -> [String] {
    [
      "BEGIN:VEVENT", "UID:\(occasion.uid.escaped)", "DTSTAMP:\(stamp)",
      "DTSTART;VALUE=DATE:\(occasion.rule.start.compact)",
      occasion.rule.recurrenceText.map { "RRULE:\($0)" }, occasion.rule.gapsText,
      "SUMMARY:\(occasion.title.escaped)",
      occasion.note.isEmpty ? nil : "DESCRIPTION:\(occasion.note.escaped)",
      occasion.group.isEmpty ? nil : "CATEGORIES:\(occasion.group.escaped)",
      "TRANSP:TRANSPARENT", occasion.isInclusive ? "X-WIDGETTY-INCLUSIVE:TRUE" : nil,
      occasion.isPinned ? "X-WIDGETTY-PINNED:TRUE" : nil, "END:VEVENT",
    ].compactMap(\.self)
  }

  private var stamp: String {
    "\(moment.day.compact)T\(moment.time.description.filter { $0 != ":" })Z"
  }
}
