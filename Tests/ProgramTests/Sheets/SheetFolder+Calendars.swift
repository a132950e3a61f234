import Almanac
import Foundation
import Store

@testable import DDays

extension SheetFolder {
  /// Follows a calendar that is up to date, and one whose server can't be reached any more.
  func followCalendars() throws {
    let book = CalendarBook(in: store, zone: zone)
    for (name, group) in [("우리 반 학사 일정", "가족"), ("Holidays", "")] {
      let lines = ["SUMMARY:개학", "UID:1", "DTSTART;VALUE=DATE:20270302"]
      let text = (["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"])
        .joined(separator: "\n")
      let news = try book.follow(
        .web("https://calendar.example.org/\(group.isEmpty)/feed.ics"), named: name, group: group,
        at: ContactSheet.date
      ) { try CalendarReading([UInt8](text.utf8), zone: zone, mark: "") }
      guard group.isEmpty else { continue }
      try store.change { change in
        var calendar = news.calendar
        calendar.fault = CalendarFault("calendar.fault.unreachable").stored
        try change.update(calendar)
      }
    }
  }
}
