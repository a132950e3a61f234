import Foundation
import Kit

/// A calendar in a file that a test changes.
struct CalendarFile {
  let folder: TestFolder
  var path: String { folder.file("a.ics") }

  func write(_ events: (uid: String, day: String, title: String)..., name: String? = nil) throws {
    let lines = events.flatMap { uid, day, title in
      [
        "BEGIN:VEVENT", "DTSTART;VALUE=DATE:\(day)", "SUMMARY:\(title)", "UID:\(uid)",
        "CATEGORIES:theirs", "END:VEVENT",
      ]
    }
    let head = ["BEGIN:VCALENDAR"] + (name.map { ["X-WR-CALNAME:\($0)"] } ?? [])
    try write((head + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
  }

  func write(_ text: String) throws {
    try folder.write(Data(text.utf8), as: "a.ics")
  }
}
