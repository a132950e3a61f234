import Almanac
import Foundation
import Testing

@testable import Commands
@testable import Desk

struct DDayCommandTests {
  private let runner: DDayRunner
  private var folder: URL { runner.folder }

  init() throws {
    runner = try DDayRunner()
  }

  private func misuse(_ words: [String], _ sentence: String) {
    let error = #expect(throws: CommandError.self) { try runner.run(["dday"] + words) }
    #expect(error?.description == sentence)
    #expect(error?.status == .usage)
  }

  private static let lines: [([String], String)] = [
    (
      ["Christmas", "12-25", "--repeat", "yearly"], "   1   D-34      2026-12-25 (Fri)  Christmas\n"
    ),
    (["Chuseok", "8-15", "--lunar", "--pin"], "   1 * D-298     2027-09-15 (Wed)  Chuseok\n"),
    (["추석", "음력", "8월", "15일"], "   1   D-298     2027-09-15 (Wed)  추석\n"),
    (
      ["Us", "2026-08-14", "--inclusive", "--group", "Family"],
      "   1   day 100   2026-08-14 (Fri)  Us  (Family)\n"
    ),
    (["Us", "2026-08-13"], "   1   D+100     2026-08-13 (Thu)  Us\n"),
    (["today", "today"], "   1   D-Day     2026-11-21 (Sat)  today\n"),
    (["Back", "-30d"], "   1   D+30      2026-10-22 (Thu)  Back\n"),
    (["Back", "--pin", "--", "-1d"], "   1 * D+1       2026-11-20 (Fri)  Back\n"),
    (["Party", "friday"], "   1   D-6       2026-11-27 (Fri)  Party\n"),
    (["", "+3d"], "   1   D-3       2026-11-24 (Tue)  Big Day\n"),
    (["a\u{1B}[2J\nb", "내일"], "   1   D-1       2026-11-22 (Sun)  a\\u{1B}[2J b\n"),
    (
      ["Leap", "2024-02-29", "--repeat", "yearly", "--missing", "next"],
      "   1   D-100     2027-03-01 (Mon)  Leap\n"
    ),
    (
      ["Lunar once", "lunar 2026-08-15", "--repeat", "never"],
      "   1   D+57      2026-09-25 (Fri)  Lunar once\n"
    ),
  ]

  @Test(arguments: lines) func addsADDay(words: [String], line: String) throws {
    #expect(try runner.run(["dday", "add"] + words) == line)
    #expect(try runner.dday("list") == line)
  }

  @Test func saysAnAgeInYears() throws {
    try runner.dday("add", "Grandma", "1940-09-21", "--repeat", "yearly")
    #expect(try runner.dday("show", "grandma").contains("Next: 87 years, 2027-09-21 (Tue)"))
    #expect(try runner.dday("show", "1", "--json").contains("\"87 years\""))
  }

  @Test func aloneItListsWhatIsThere() throws {
    try runner.dday("add", "Us", "12-25")
    #expect(try runner.run(["dday"]) == runner.dday("list"))
  }

  @Test func toEditIsToSayWhat() throws {
    try runner.dday("add", "Us", "12-25")
    misuse(
      ["edit", "1"], "Nothing to change. See widgetty dday --help.")
  }

  @Test func speaksKorean() throws {
    try runner.dday("add", "우리", "2026-08-14", "--inclusive", "--note", "처음\n만난 날")
    #expect(try runner.dday("list", locale: "ko") == "   1   100일째   2026-08-14 (금)  우리\n")
    #expect(
      try runner.dday("show", "1", locale: "ko") == """
        1   100일째   2026-08-14 (금)  우리
          2026-08-14 (금)부터
          다음 기념일: 100일째, 2026-11-21 (토)
          처음
          만난 날

        """)
    #expect(try runner.run(["inline", "dday"], locale: "ko") == "우리 100일째\n")
  }

  @Test func changesWhatIsSaid() throws {
    try runner.dday("add", "x", "12-31", "--repeat", "monthly", "--group", "A", "--inclusive")
    #expect(
      try runner.dday("edit", "1", "--title", "y", "--exclusive", "--group", "", "--pin")
        == "   1 * D-40      2026-12-31 (Thu)  y\n")
    #expect(
      try runner.dday("edit", "1", "--date", "음력 8월 15일")
        == "   1 * D-298     2027-09-15 (Wed)  y\n")
    #expect(try runner.records("list").first?["repeat"] as? String == "yearly")
    #expect(try runner.records("list").first?["lunar"] as? String == "8-15")
    try runner.dday("edit", "1", "--repeat", "never", "--unpin")
    #expect(try runner.records("list").first?["lunar"] == nil)
    #expect(
      try runner.dday("edit", "1", "--date", "+1d") == "   1   D-1       2026-11-22 (Sun)  y\n")
    try runner.dday("edit", "1", "--lunar")
    #expect(try runner.records("list").first?["lunar"] as? String == "10-14")
    #expect(
      try runner.dday("edit", "1", "--until", "2027-01-01", "--repeat", "weekly").contains("D-1 "))
    #expect(try runner.records("list").first?["until"] as? String == "2027-01-01")
    try runner.dday("edit", "1", "--until", "never")
    #expect(try runner.records("list").first?["until"] == nil)
  }

  @Test(arguments: [
    ("thanksgiving", "2026-12-25", "2026-12-25", "yearly"),
    ("thanksgiving", "2027-11-25", "2027-11-25", "yearly on 4 thursday"),
    ("every first monday of the month", "2026-12-25", "2026-12-25", "monthly"),
    ("음력 8월 15일", "2026-12-25", "2026-12-25", "yearly"),
    ("12-25", "every monday", "2026-11-23", "weekly"),
  ])
  func aNewDateIsTheOneThatWasTyped(old: String, new: String, day: String, rule: String) throws {
    try runner.dday("add", "x", old, "--repeat", rule.hasPrefix("yearly") ? "yearly" : rule)
    try runner.dday("edit", "1", "--date", new)
    let record = try runner.records("list").first
    #expect(record?["start"] as? String == day)
    #expect(record?["repeat"] as? String == rule)
  }

  @Test(arguments: ["kr", "us"], ["en", "ko"])
  func everyHolidayIsUnderstoodByItsName(region: String, locale: String) throws {
    for year in ["1979", "1988", "2027"] {
      let list = try runner.run(
        ["dday", "holidays", year, "--region", region, "--json"], locale: locale)
      let holidays = try #require(
        try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
      for holiday in holidays where holiday["substitute"] as? Bool == false {
        let name = try #require(holiday["name"] as? String)
        let days = holidays.filter { $0["name"] as? String == name }
          .compactMap { $0["date"] as? String }
        let line = try runner.run(["dday", "add", "x", name, year], locale: locale)
        #expect(days.contains { line.contains($0) }, "\(name): \(line)")
      }
    }
  }

  @Test func whatIsRemovedCanBeRestored() throws {
    for title in ["a", "b", "c"] { try runner.dday("add", title, "12-25") }
    #expect(try runner.dday("remove", "1", "3", "1").split(separator: "\n").count == 2)
    #expect(try runner.dday("list") == "   2   D-34      2026-12-25 (Fri)  b\n")
    #expect(try runner.dday("list", "--removed").split(separator: "\n").count == 2)
    #expect(try runner.dday("restore", "1") == "   1   D-34      2026-12-25 (Fri)  a\n")
    #expect(try runner.dday("restore").hasSuffix("c\n"))
    let error = #expect(throws: CommandError.self) { try runner.dday("restore") }
    #expect(error?.status == .failure)
  }

  @Test func printsForOtherPrograms() throws {
    #expect(try runner.records("list").isEmpty)
    try runner.dday("add", "B \u{1B}\u{9B}", "12-25", "--group", "g")
    try runner.dday("add", "A", "2026-11-19")
    let text = try runner.dday("list", "--json")
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    let records = try runner.records("list", "--sort", "title")
    #expect(records.map { $0["id"] as? Int } == [2, 1])
    #expect(records.map { $0["title"] as? String } == ["A", "B \u{1B}\u{9B}"])
    #expect(records.map { $0["date"] as? String } == ["2026-11-19", "2026-12-25"])
    #expect(records.map { $0["days"] as? Int } == [-2, 34])
    #expect(records.map { $0["text"] as? String } == ["D+2", "D-34"])
    #expect(try runner.records("list", "--group", "g").count == 1)
  }

  @Test func aLineIsOfTheNearest() throws {
    #expect(try runner.run(["inline", "dday"]) == "No D-Day Yet\n")
    try runner.dday("add", "past", "2026-11-20")
    #expect(try runner.run(["inline", "dday"]) == "past D+1\n")
    try runner.dday("add", "soon", "2026-11-25")
    #expect(try runner.run(["inline", "dday"]) == "soon D-4\n")
    try runner.dday("add", "later", "12-25", "--pin")
    #expect(try runner.run(["inline", "dday"]) == "later D-34\n")
    #expect(try runner.run(["inline", "dday", "2"]) == "soon D-4\n")
  }

  @Test func namesTheGroupsThatThereAre() throws {
    misuse(["list", "--group", "nope"], "There is no group 'nope'; there are none.")
    try runner.dday("add", "x", "12-25", "--group", "Family")
    try runner.dday("add", "y", "12-26", "--group", "Work")
    try runner.dday("add", "z", "12-27")
    misuse(["list", "--group", "nope"], "No group 'nope'. Available: Family and Work.")
    misuse(["list", "--group", "famly"], "There is no group 'famly'; did you mean Family?")
    misuse(["list", "--removed", "--group", "Work"], "There is no group 'Work'; there are none.")
    #expect(try runner.dday("list", "--group", "Work").hasSuffix("y  (Work)\n"))
  }

  @Test func saysWhatIsWrong() throws {
    try runner.dday("add", "x", "12-25")
    misuse(["show", "7"], "There is no D-Day '7'; there is 1 x.")
    misuse(["remove", "1", "7"], "There is no D-Day '7'; there is 1 x.")
    misuse(["edit", "qqq", "--pin"], "There is no D-Day 'qqq'; there is 1 x.")
    misuse(["add", "y", "2026-02-30"], "'2026-02-30' isn’t a day of the calendar.")
    misuse(["edit", "1", "--date", "13-32"], "'13-32' isn’t a day of the calendar.")
    misuse(
      ["add", "y", "12-25", "--repeat", "hourly"],
      "No repeat 'hourly'. Available: never, daily, weekly, monthly and yearly.")
    misuse(
      ["add", "y", "8-15", "--lunar", "--repeat", "weekly"],
      "A day of the lunar calendar comes again yearly or never, and not weekly.")
    misuse(
      ["add", "y", "12-25", "--missing", "lst"],
      "There is no choice for --missing 'lst'; did you mean last?")
    misuse(["add", "y", "12-25", "--until", "12-24"], "A D-Day can’t end before it starts.")
    misuse(["edit", "1", "--pin", "--unpin"], "--pin and --unpin exclude each other.")
    misuse(["list", "--sort", "size"], "No order 'size'. Available: date and title.")
    misuse(
      ["add", String(repeating: "x", count: 201), "12-25"],
      "A title has at most 200 characters (3200 bytes).")
    #expect(try runner.dday("list") == "   1   D-34      2026-12-25 (Fri)  x\n")
  }

  /// Korean characters take two columns.
  @Test func theHelpFitsIntoEightyColumns() {
    for command in DDayRunner.commands {
      let help = Help(
        subject: .command(command), commands: DDayRunner.commands,
        strings: Language.english.commandWords
      ).description
      for line in help.split(separator: "\n") {
        let columns = line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
        #expect(columns < 80, "\(line)")
      }
    }
  }

  /// The examples, to be split like a shell does.
  private static let examples = DDayRunner.commands.flatMap(\.actions).map(\.examples)

  @Test func everyExampleWorks() throws {
    for name in ["birthdays.ics", "holidays.ics"] {
      try Data("[]".utf8).write(to: folder.appending(path: name))
    }
    for example in Self.examples.flatMap(\.self) {
      let words = example.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .flatMap { index, part in
          index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        .dropFirst()
        .map { $0.hasSuffix(".ics") ? folder.appending(path: $0).path() : $0 }
      #expect(throws: Never.self, "\(example)") {
        try runner.run(words + ["--weather-source", "simulated"])
      }
    }
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "days.ics").path()))
  }

  @Test func aLineTellsOfNoneWhileTheScreenIsLocked() throws {
    try runner.dday("add", "secret", "2026-11-25")
    let state = runner.folder.appending(path: "state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appending(path: "locked"))
    #expect(try runner.run(["inline", "dday"]) == "Locked\n")
    #expect(try runner.run(["inline", "dday", "1"], locale: "ko") == "잠김\n")
    try FileManager.default.removeItem(at: state.appending(path: "locked"))
    #expect(try runner.run(["inline", "dday"]) == "secret D-4\n")
  }
}
