import Foundation
import Testing

@testable import Commands
@testable import Desk

struct CalendarCommandTests {
  private let runner: DDayRunner
  private var file: URL { runner.folder.appending(path: "a.ics") }

  init() throws {
    runner = try DDayRunner()
  }

  private func write(_ day: String, _ title: String = "x", extra: String = "") throws {
    let text = """
      BEGIN:VCALENDAR
      X-WR-CALNAME:Feasts
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:\(day)
      SUMMARY:\(title)
      UID:1
      END:VEVENT
      \(extra)END:VCALENDAR
      """
    try Data(text.utf8).write(to: file)
  }

  private func error(_ words: String...) -> CommandError? {
    #expect(throws: CommandError.self) { try runner.run(["dday"] + words) }
  }

  @Test func followsAFile() throws {
    try write("20261225", "Christmas", extra: "BEGIN:VEVENT\nSUMMARY:y\u{7}\nEND:VEVENT\n")
    #expect(
      try runner.dday("follow", file.path(), "--group", "G") == """
        \(file.path()):8: 'y\\u{07}': it has no DTSTART.
        Following Feasts: D-Days 1, left out 1

        """)
    #expect(
      try runner.dday("list") == "   1   D-34      2026-12-25 (Fri)  Christmas  (G)  [Feasts]\n")
    #expect(try runner.dday("show", "1").contains("\n  From the calendar ‘Feasts’\n"))
    #expect(try runner.records("list").first?["calendar"] as? String == "Feasts")
    try write("20261226", "Boxing Day")
    #expect(try runner.run(["inline", "dday"]) == "Boxing Day D-35\n")
    // An export holds what was added here.
    #expect(try !runner.dday("export").contains("SUMMARY"))
  }

  @Test func saysWhichPinnedDaysHaveGone() throws {
    try write("20261225", "Christmas")
    try runner.dday("follow", file.path())
    try runner.dday("edit", "1", "--pin")
    try Data("BEGIN:VCALENDAR\nEND:VCALENDAR\n".utf8).write(to: file)
    #expect(try runner.dday("list").isEmpty)
    #expect(
      try runner.dday("follow") == """
           1   Feasts  \(file.path())  D-Days 0
               ‘Christmas’ was pinned and is no longer in the calendar ‘Feasts’. To keep it: \
        widgetty dday restore 1

        """)
    #expect(try runner.dday("restore", "1") == "   1 * D-34      2026-12-25 (Fri)  Christmas\n")
    #expect(try runner.dday("export").contains("SUMMARY:Christmas"))
    #expect(try runner.dday("follow").contains("no longer") == false)
  }

  @Test func listsAndForgets() throws {
    #expect(try runner.dday("follow").isEmpty)
    try write("20261225")
    try runner.dday("follow", file.path(), "--name", "Days")
    #expect(try runner.dday("follow") == "   1   Days  \(file.path())  D-Days 1\n")
    try FileManager.default.removeItem(at: file)
    #expect(
      try runner.dday("follow") == """
           1   Days  \(file.path())  D-Days 1
               The file is missing. Shown as read 0 min ago.

        """)
    let record = try #require(try runner.records("follow").first)
    #expect(record["fault"] as? String == "The file is missing.")
    #expect(record["read"] as? String == "2026-11-21T09:41:00")
    #expect(record["ddays"] as? Int == 1 && record["name"] as? String == "Days")
    #expect(error("unfollow", "Dayz")?.description.contains("did you mean Days?") == true)
    #expect(
      try runner.dday("unfollow", "Days") == "No longer following Days: D-Days removed 1\n")
    #expect(try runner.dday("list").isEmpty)
    #expect(error("unfollow", "1")?.status == .usage)
  }

  @Test func itsDaysAreOnlyPinnedAndGrouped() throws {
    try write("20261225")
    try runner.dday("follow", file.path())
    let refusal = error("edit", "1", "--title", "y")
    #expect(refusal?.status == .usage)
    #expect(refusal?.description.contains("widgetty dday unfollow 'Feasts'") == true)
    #expect(error("remove", "1")?.description == refusal?.description)
    try runner.dday("edit", "1", "--pin", "--group", "g")
    try write("20261226")
    #expect(
      try runner.dday("list") == "   1 * D-35      2026-12-26 (Sat)  x  (g)  [Feasts]\n")
  }

  @Test func whatIsNoCalendarIsNotFollowed() throws {
    #expect(error("follow", file.path())?.status == .failure)
    try Data("<html>".utf8).write(to: file)
    let sentence = "\(file.path()): 1: this isn’t a calendar."
    #expect(error("follow", file.path())?.description == sentence)
    #expect(error("follow", "--name", "x")?.status == .usage)
    #expect(error("follow", file.path(), "--json")?.status == .usage)
    let secret = error("follow", "https://me:secret@example.org/private.ics")
    #expect(secret?.description.contains("secret") == false)
    #expect(secret?.description.contains("private") == false)
    #expect(try runner.dday("follow").isEmpty)
  }

  @Test func speaksKorean() throws {
    try write("20261225")
    #expect(
      try runner.dday("follow", file.path(), locale: "ko") == "구독: Feasts, D-Day 1개, 건너뜀 0개\n")
    #expect(
      try runner.dday("follow", locale: "ko") == "   1   Feasts  \(file.path())  D-Day 1개\n")
  }
}
