import Cells
import Foundation
import Kit
import Testing

/// Checks the day counts of the built program, which has no system calendars.
struct DDayReleaseTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "dday-release-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private struct Listed: Decodable {
    let start: String
    let date: String
    let days: Int
    let text: String
  }

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  private func day(_ text: String) throws -> Date {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let components = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    return try #require(try calendar("GMT").date(from: components))
  }

  private func dday(_ words: [String], zone: String) throws -> Printout {
    try Printout(
      ["--data", folder.path()] + words, environment: ["TZ": zone, "LANG": "en_US.UTF-8"])
  }

  /// Moments around midnights, including skipped ones.
  private static let moments = [
    ("2026-11-21T14:59:59Z", "Asia/Seoul"), ("2026-11-21T15:00:00Z", "Asia/Seoul"),
    ("2018-11-04T02:59:59Z", "America/Sao_Paulo"), ("2018-11-04T03:00:00Z", "America/Sao_Paulo"),
    ("2011-12-30T10:00:00Z", "Pacific/Apia"), ("2011-12-30T09:59:59Z", "Pacific/Apia"),
    ("2024-04-25T22:00:00Z", "Africa/Cairo"), ("2040-02-29T23:30:00Z", "Pacific/Kiritimati"),
    ("1950-06-25T00:00:00Z", "America/St_Johns"),
  ]

  @Test func countsAsFoundationDoes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SplitMix(seed: 8)
    let starts = (0..<200).map { _ in
      let date = Date(timeIntervalSince1970: 86_400 * .random(in: -30_000...30_000, using: &random))
      return String(date.formatted(.iso8601).prefix(10))
    }
    let file = folder.appending(path: "days.json")
    try JSONEncoder().encode(starts.map { ["date": $0] }).write(to: file)
    #expect(try dday(["dday", "import", file.path()], zone: "UTC").status == 0)
    for (moment, zone) in Self.moments {
      let now = try Date(moment, strategy: .iso8601)
      let parts = try calendar(zone).dateComponents([.year, .month, .day], from: now)
      let today = try #require(try calendar("GMT").date(from: parts))
      let text = try dday(["--at", moment, "dday", "list", "--json"], zone: zone).text
      let listed = try JSONDecoder().decode([Listed].self, from: Data(text.utf8))
      #expect(listed.count == Set(starts).count, "\(moment)")
      for dday in listed {
        let days = Int((try day(dday.start).timeIntervalSince(today) / 86_400).rounded())
        let text = days == 0 ? "D-Day" : days > 0 ? "D-\(days)" : "D+\(-days)"
        #expect(dday.date == dday.start && dday.days == days && dday.text == text, "\(moment)")
      }
    }
  }

  @Test func endsWithTheStatusThatScriptsRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try dday(["dday", "add", "추석", "음력 8월 15일"], zone: "Asia/Seoul").status == 0)
    #expect(try dday(["dday", "import", "/nowhere"], zone: "Asia/Seoul").status == 1)
    let misuse = try dday(["dday", "add", "x", "\u{1B}[2J"], zone: "Asia/Seoul")
    #expect(misuse.status == 2 && misuse.text.isEmpty)
    #expect(misuse.complaint.hasPrefix("widgetty: '\\u{1B}[2J' is not a date;"))
  }

  @Test func saysHowManyDaysThereMayBe() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "many.ics")
    let events = (0...20_000).map { number in
      "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20270101\nSUMMARY:x\nEND:VEVENT\n"
    }
    try Data("BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n".utf8).write(to: file)
    let printout = try dday(["dday", "import", file.path], zone: "UTC")
    #expect(printout.status == 2 && printout.complaint.contains("20000"))
    #expect(!printout.complaint.contains("tooMany"))
  }

  @Test func saysWhatItHasUnderstood() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func dday(_ words: String...) throws -> Printout {
      try self.dday(["dday"] + words + ["--at", Release.morning], zone: "UTC")
    }
    let added = try dday("add", "Dinner", "every", "thanksgiving", "7pm")
    #expect(
      added.complaint == """
        widgetty: It repeats every year on the fourth Thursday of November. D-Days have no time of \
        day, so '7pm' is left out. To undo: widgetty dday remove 1
        widgetty: To see it on the screen: widgetty

        """)
    let edited = try dday("edit", "1", "--until", "2030-01-01 8:30")
    #expect(
      edited.complaint == "widgetty: D-Days have no time of day, so '8:30' is left out.\n")
    let moved = try dday("edit", "1", "--date", "2026-12-25")
    #expect(
      moved.complaint == """
        widgetty: It repeats every year. To undo: widgetty dday edit 1 --date '2026-11-26' \
        --repeat 'yearly on 4 thursday'

        """)
    #expect(try dday("remove", "1").status == 0)
  }

  @Test(arguments: [
    ("en_US.UTF-8", [], "2027-01-02"), ("en_GB.UTF-8", [], "2027-02-01"),
    ("C.UTF-8", [], "2027-02-01"), ("ko_KR.UTF-8", [], "2027-01-02"),
    ("de_DE.UTF-8", ["--locale", "ko"], "2027-01-02"),
  ])
  func readsNumbersInTheOrderOfTheLocale(
    locale: String, flags: [String], expected: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let printout = try Printout(
      ["--data", folder.path(), "--at", "2026-11-21"] + flags + ["dday", "add", "x", "1.2."],
      environment: ["TZ": "UTC", "LANG": locale])
    #expect(printout.text.contains(expected), "\(printout.text)")
  }

  @Test func printsHolidaysWithTheirLaws() throws {
    let korean = try dday(["--locale", "ko", "dday", "holidays", "2026"], zone: "UTC").text
    #expect(
      korean.contains("\n2026-03-02 (월)  삼일절 대체공휴일 (관공서의 공휴일에 관한 규정 제3조)\n"))
    #expect(korean.split(separator: "\n").count == 22)
    let flags = ["dday", "holidays", "2027", "--region", "us", "--json"]
    #expect(
      try dday(flags, zone: "UTC").text.contains("\"name\" : \"Independence Day, substitute\""))
    for wrong in [["26"], ["+123"], ["0000"], ["2026", "--region", "uk"]] {
      #expect(try dday(["dday", "holidays"] + wrong, zone: "UTC").status == 2)
    }
  }

  @Test func whatIsPrintedSteersNoTerminal() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let flags = ["--data", folder.path()]
    let title = "left\u{202E}right"
    #expect(try dday(["dday", "add", title, "2026-12-25"], zone: "UTC").status == 0)
    #expect(try dday(["dday", "export"], zone: "UTC").text.contains("SUMMARY:\(title)"))
    let terminal = try Release.dashboard(["dday", "export"] + flags)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.canvas.description.contains("SUMMARY:left\\u{202E}right"))
  }
}
