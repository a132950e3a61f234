import Boards
import Cells
import Diary
import Foundation
import HomeTesting
import Testing
import Timelines
import WidgetIntents

@testable import Store

/// Opens a board and pages over a store into which somebody has written what no number should be.
struct ExtremeStoreTests {
  private static let tables = [
    "ddays", "drinks", "timers", "reminders", "reminder_lists", "calendars", "claims", "widgets",
    "settings", "notices",
  ]

  private static let extremes = [
    "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "9e999", "-9e999", "1e19",
    "'NaN'", "x'FF00'", "NULL",
  ]

  private static let widgets: [BoardSheet.Widget] = [
    ("timer", .systemMedium, [:]), ("dday", .systemLarge, ["show": .text("list")]),
    ("dday", .systemSmall, [:]), ("dday", .systemSmall, ["show": .text("milestones")]),
    ("calendar", .systemSmall, [:]), ("caffeine", .systemMedium, [:]),
    ("caffeine", .systemSmall, [:]), ("reminders", .systemLarge, [:]), ("timer", .systemSmall, [:]),
  ]

  @Test(arguments: tables) func doesNotEndAHome(table: String) async throws {
    let sheet = try BoardSheet(.home, showing: Self.widgets)
    try sheet.folder.followCalendars()
    let timers = TimerBook(in: sheet.folder.store)
    try timers.start(TimerLength("25m"), named: "Bread", at: ContactSheet.date - 60)
    try timers.pause(
      try timers.start(nil, named: "Watch", at: ContactSheet.date - 90).id, at: ContactSheet.date)
    let connection = try Connection(path: sheet.folder.store.path)
    try connection.execute(
      "PRAGMA foreign_keys = OFF; CREATE TABLE kept AS SELECT * FROM \(table)")
    for column in try connection.columns().filter({ $0[0] == table }).map({ $0[1] }).sorted() {
      for extreme in Self.extremes {
        // Not every column takes everything.
        guard
          (try? connection.execute("UPDATE OR IGNORE \(table) SET \(column) = \(extreme)")) != nil
        else { continue }
        var shown = sheet
        var home = try await shown.home((200, 60))
        #expect(home.canvas(at: ContactSheet.date).size.width == 200, "\(column) = \(extreme)")
        try connection.execute("DELETE FROM \(table); INSERT INTO \(table) SELECT * FROM kept")
      }
    }
    #expect(sheet.folder.store.setAside.isEmpty)
  }

  @Test(arguments: [
    ("UPDATE drinks SET milligrams = 1e19", OpenPageSheet.Subject.caffeine),
    ("UPDATE drinks SET date = -1e308", .caffeine),
    ("UPDATE ddays SET start = 9223372036854775807", .days),
    ("UPDATE ddays SET end = -9223372036854775808, gaps = '9223372036854775807 -1'", .dday),
    ("UPDATE reminders SET due = 1e308", .reminders),
    ("UPDATE calendars SET read_at = -1e308, failures = 9223372036854775807", .calendars),
  ])
  func doesNotEndAPage(change: String, subject: OpenPageSheet.Subject) throws {
    let folder = try subject.folder()
    try Connection(path: folder.store.path).execute(change)
    let sheet = OpenPageSheet(subject: subject, width: 100, height: 30)
    #expect(try sheet.canvas(of: folder).size.width == 100)
  }
}
