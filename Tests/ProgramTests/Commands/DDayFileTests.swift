import Foundation
import Testing

@testable import Commands
@testable import Desk

struct DDayFileTests {
  private let runner: DDayRunner
  private var folder: URL { runner.folder }

  init() throws {
    runner = try DDayRunner()
  }

  /// A broken file can have millions of faults, which nobody would read.
  @Test(arguments: [(101, 101), (102, 101), (5000, 101)])
  func tellsTheFirstFaultsOnly(count: Int, lines: Int) throws {
    let file = folder.appending(path: "broken.ics")
    let events = String(repeating: "BEGIN:VEVENT\nEND:VEVENT\n", count: count)
    try Data("BEGIN:VCALENDAR\n\(events)END:VCALENDAR\n".utf8).write(to: file)
    let printed = try runner.dday("import", file.path()).split(separator: "\n")
    #expect(printed.count == lines + 1 && printed.last?.hasSuffix("left out \(count)") == true)
    #expect(printed.contains("and \(count - 100) more lines.") == (count > 101))
  }

  /// There may be thousands of groups.
  @Test(arguments: [(41, "g49 and g50."), (42, "g49 and 2 more."), (60, "g49 and 20 more.")])
  func namesSomeOfTheGroups(count: Int, end: String) throws {
    let records = (10..<10 + count).map { number in
      #"{"title": "\#(number)", "date": "2027-01-01", "group": "g\#(number)"}"#
    }
    let file = folder.appending(path: "groups.json")
    try Data("[\(records.joined(separator: ","))]".utf8).write(to: file)
    try runner.dday("import", file.path())
    let error = #expect(throws: CommandError.self) {
      try runner.dday("list", "--group", "nothing like these")
    }
    #expect(error?.description.hasPrefix("No group") == true)
    #expect(error?.description.hasSuffix(end) == true, "\(error?.description ?? "")")
  }

  @Test func takesOverAFileOnce() throws {
    let file = folder.appending(path: "a.ics")
    let calendar = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20261225
      SUMMARY:Christmas
      UID:1
      END:VEVENT
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20261225
      RRULE:FREQ=HOURLY
      SUMMARY:Bell\u{7}
      END:VEVENT
      END:VCALENDAR
      """
    try Data(calendar.utf8).write(to: file)
    #expect(
      try runner.dday("import", file.path(), "--group", "G") == """
        \(file.path()):9: 'Bell\\u{07}': no D-Day comes again by 'FREQ=HOURLY'.
        Added 1, known already 0, left out 1

        """)
    #expect(
      try runner.dday("import", file.path()).hasSuffix("Added 0, known already 1, left out 1\n"))
    #expect(try runner.dday("list") == "   1   D-34      2026-12-25 (Fri)  Christmas  (G)\n")
    try runner.dday("remove", "1")
    #expect(
      try runner.dday("import", file.path()).hasSuffix("Added 0, known already 1, left out 1\n"))
  }

  private func calendar(_ events: (uid: String, day: String)...) -> String {
    let lines = events.flatMap { uid, day in
      ["BEGIN:VEVENT", "DTSTART;VALUE=DATE:\(day)", "SUMMARY:x", "UID:\(uid)", "END:VEVENT"]
    }
    return (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\n")
  }

  @Test func tellsWhatItKeepsAsItWas() throws {
    let file = folder.appending(path: "a.ics")
    try Data(calendar(("1", "20261225"), ("2", "20261226")).utf8).write(to: file)
    try runner.dday("import", file.path())
    try runner.dday("remove", "2")
    try Data(calendar(("1", "20261231"), ("2", "20261226")).utf8).write(to: file)
    #expect(
      try runner.dday("import", file.path()) == """
        1 changed since, kept as it was
        1 in Recently Deleted; restore them with widgetty dday restore
        Added 0, known already 2, left out 0

        """)
    #expect(try runner.dday("list").contains("2026-12-25"))
  }

  @Test(arguments: [("FREQ=HOURLY", 1), ("FREQ=YEARLY", 0)])
  func failsIfNothingInAFileIsOfUse(rule: String, status: Int32) throws {
    let file = folder.appending(path: "a.ics")
    let text = calendar(("1", "20261225")).replacing("SUMMARY:x", with: "RRULE:\(rule)")
    try Data(text.utf8).write(to: file)
    for _ in 1...2 {
      #expect(try runner.answer(to: ["dday", "import", file.path()]).status == status)
    }
  }

  @Test(arguments: ["days.ics", "days.json"]) func whatIsExportedIsKnown(name: String) throws {
    try runner.dday("add", "추석", "8-15", "--lunar", "--pin", "--note", "a,b")
    try runner.dday(
      "add", "Leap", "2024-02-29", "--repeat", "yearly", "--missing", "next", "--inclusive")
    let before = try runner.dday("list", "--json")
    let file = folder.appending(path: name).path()
    #expect(try runner.dday("export", file) == "")
    #expect(try runner.dday("import", file) == "Added 0, known already 2, left out 0\n")
    try FileManager.default.removeItem(at: folder.appending(path: "data"))
    #expect(try runner.dday("import", file) == "Added 2, known already 0, left out 0\n")
    #expect(try runner.dday("list", "--json") == before)
  }

  @Test func whatCannotBeReadIsToldOf() throws {
    let file = folder.appending(path: "a.ics").path()
    try Data("[1,".utf8).write(to: URL(filePath: file))
    let errors = [
      (file, "\(file):1: a value is missing."),
      ("/nowhere", "/nowhere can’t be read: No such file or directory."),
      ("/dev/zero", "/dev/zero can’t be read: it isn’t a file."),
    ]
    let export = #expect(throws: CommandError.self) { try runner.dday("export", "/nowhere/a.ics") }
    #expect(export?.description == "/nowhere/a.ics can’t be written: No such file or directory.")
    let korean = #expect(throws: CommandError.self) {
      try runner.dday("import", "/dev/zero", locale: "ko")
    }
    #expect(korean?.description == "/dev/zero: 읽을 수 없어요. 파일이 아니에요.")
    for (path, sentence) in errors {
      let error = #expect(throws: CommandError.self) { try runner.dday("import", path) }
      #expect(error?.description == sentence)
      #expect(error?.status == .failure)
    }
  }

  @Test func tellsInKoreanWhatItLeavesOut() throws {
    let file = folder.appending(path: "a.ics")
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART:20261225
      BEGIN:VEVENT
      DTSTART:20261226
      SUMMARY:x
      END:VEVENT
      BEGIN:VEVENT
      DTSTART:20261227
      RRULE:FREQ=HOURLY
      END:VEVENT
      END:VCALENDAR
      """
    try Data(text.utf8).write(to: file)
    #expect(
      try runner.dday("import", file.path(), locale: "ko") == """
        \(file.path()):2: 'VEVENT': 짝이 맞는 END가 없어요.
        \(file.path()):10: 'FREQ=HOURLY': D-Day로 나타낼 수 없는 반복이에요.
        추가 1개, 이미 있음 0개, 건너뜀 2개

        """)
    let error = #expect(throws: CommandError.self) {
      try runner.dday("add", "x", "언젠가", locale: "ko")
    }
    #expect(error?.description.hasPrefix("'언젠가': 날짜로 읽을 수 없어요.") == true)
    let group = #expect(throws: CommandError.self) {
      try runner.dday("list", "--group", "없음", locale: "ko")
    }
    #expect(group?.description == "그룹 '없음': 찾을 수 없어요. 아직 하나도 없어요.")
    let gone = #expect(throws: CommandError.self) { try runner.dday("show", "9", locale: "ko") }
    #expect(gone?.description.hasPrefix("D-Day '9': 찾을 수 없어요.") == true)
  }

  @Test func severalDaysOfOneEventAreKnownTheNextTime() throws {
    let file = folder.appending(path: "a.ics")
    let text = calendar(("1", "20261221"))
      .replacing("SUMMARY:x", with: "SUMMARY:x\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE")
    try Data(text.utf8).write(to: file)
    for counts in ["Added 2, known already 0", "Added 0, known already 2"] {
      #expect(try runner.dday("import", file.path()) == "\(counts), left out 0\n")
    }
    let export = folder.appending(path: "b.ics").path()
    try runner.dday("export", export)
    #expect(try runner.dday("import", export) == "Added 0, known already 2, left out 0\n")
  }
}
