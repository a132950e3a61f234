import Foundation
import Gallery
import Store
import Testing
import Timelines

@testable import Commands
@testable import Desk

struct CaffeineCommandTests {
  private let runner: CommandRunner
  private var folder: URL { runner.folder }

  init() throws {
    runner = try CommandRunner(
      [.caffeine], kinds: WidgetKind.all(in: GalleryBundle()).kinds)
  }

  /// The output of a caffeine command, by default in the morning.
  @discardableResult
  private func caffeine(
    _ words: [String], locale: String = "en", at date: String = CommandRunner.morning
  ) throws -> String {
    try runner.run(["caffeine"] + words, locale: locale, at: date)
  }

  private static let drinks: [([String], String)] = [
    ([], "09:41           95 mg  Espresso\n"),
    (["latte"], "09:41           75 mg  Latte\n"),
    (["Cold Brew"], "09:41          200 mg  Cold Brew\n"),
    (["COLD-brew"], "09:41          200 mg  Cold Brew\n"),
    (["에너지음료"], "09:41           80 mg  Energy Drink\n"),
    (["녹차"], "09:41           30 mg  Green Tea\n"), (["라떼"], "09:41           75 mg  Latte\n"),
    (["greentea", "--mg", "42.5"], "09:41         42.5 mg  Green Tea\n"),
    (["My tea", "--mg", "40"], "09:41           40 mg  My tea\n"),
    (["--mg", "40"], "09:41           40 mg  Drink\n"),
    (["--time", "8:30"], "08:30           95 mg  Espresso\n"),
    (["--time", "2026-11-20 8:30"], "2026-11-20 08:30           95 mg  Espresso\n"),
    (["--time", "2026-11-20T08:30"], "2026-11-20 08:30           95 mg  Espresso\n"),
  ]

  @Test(arguments: drinks) func logsADrink(words: [String], line: String) throws {
    #expect(try caffeine(["log"] + words) == line)
  }

  /// After one half-life, half of 100 mg is left.
  @Test(arguments: [
    ([], "In the body: 38 mg\n"),
    (
      ["weather small", "caffeine small halfLife=7", "caffeine small halfLife=1"],
      "In the body: 50 mg\n"
    ),
    (["caffeine circular sleep=25 halfLife=7"], "In the body: 50 mg; below 25 mg from 16:41\n"),
    (["caffeine small halfLife=x"], "In the body: 38 mg\n"),
  ])
  func reckonsAsTheFirstWidgetIsSet(widgets: [String], line: String) throws {
    let config = folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data(widgets.joined(separator: "\n").utf8).write(to: config.appending(path: "widgets"))
    try caffeine(["log", "latte", "--mg", "100", "--time", "2:41"])
    #expect(try caffeine(["list"]).hasSuffix(line))
  }

  @Test func aTimeAloneIsTheLastOne() throws {
    try caffeine(["log", "--time", "23:00"])
    try caffeine(["log", "latte", "--time", "09:41"])
    #expect(
      try caffeine(["list", "--days", "2"]) == """
        2026-11-20        95 mg
          23:00           95 mg  Espresso

        2026-11-21        75 mg
          09:41           75 mg  Latte

        In the body: 97 mg; below 50 mg from 14:26

        """)
    #expect(try caffeine(["list"]).hasPrefix("2026-11-21        75 mg\n"))
  }

  @Test func isNamedInTheLanguage() throws {
    #expect(try caffeine(["log", "라테"], locale: "ko") == "09:41           75 mg  라테\n")
    #expect(try caffeine(["list"]).contains("Latte"))
    #expect(
      try caffeine(["list"], locale: "ko").hasSuffix("체내: 75 mg, 12:36부터 50 mg 미만\n"))
    try caffeine(["undo"])
    #expect(try caffeine(["list"], locale: "ko") == "체내: 0 mg\n")
  }

  @Test func whatWasDrunkLaterIsNotListedYet() throws {
    try caffeine(["log"])
    try caffeine(["log", "latte", "--time", "8:00"])
    let early = try caffeine(["list"], at: "2026-11-21T09:00:00")
    #expect(early.contains("Latte") && !early.contains("Espresso"))
    #expect(!early.contains("170 mg"))
    #expect(try caffeine(["list"]).contains("170 mg"))
  }

  @Test func takesBackWhatWasLoggedLast() throws {
    try caffeine(["log", "latte"])
    try caffeine(["log", "cola", "--time", "7:00"])
    #expect(try caffeine(["undo"]) == "07:00           35 mg  Cola\n")
    #expect(try caffeine(["undo"]) == "09:41           75 mg  Latte\n")
    let error = #expect(throws: CommandError.self) { try caffeine(["undo"]) }
    #expect(error?.description == "There is no drink to remove." && error?.status == .failure)
    #expect(try caffeine(["list"]) == "In the body: 0 mg\n")
  }

  @Test func everyChangeTellsTheDashboards() throws {
    try caffeine(["log"])
    try caffeine(["undo"])
    let data = folder.appending(path: "data").path()
    #expect(try Store(in: data).read { try $0.lastNotice() }.number == 2)
  }

  private static let misuses: [([String], String)] = [
    (["log", "late"], "There is no drink 'late'; did you mean latte?"),
    (["log", "x", "--mg", "-1"], "--mg takes a number from 0.1 to 2000, and not '-1'."),
    (["log", "x", "--mg", "nan"], "--mg takes a number from 0.1 to 2000, and not 'nan'."),
    (["log", "x", "--mg", "2001"], "--mg takes a number from 0.1 to 2000, and not '2001'."),
    (["log", "x", "--mg", ""], "--mg takes a number from 0.1 to 2000, and not ''."),
    (
      ["log", "\u{1B}[31m", "--mg", "1"],
      "A drink’s name has 1 to 60 characters (960 bytes), and no control characters."
    ),
    (
      ["log", " ", "--mg", "1"],
      "A drink’s name has 1 to 60 characters (960 bytes), and no control characters."
    ),
    (
      ["log", "--time", "25:00"],
      "--time takes a time such as 8:30 or '2026-11-21 8:30', and not '25:00'."
    ),
    (["log", "--time", "2026-11-21 9:42"], "What is to be drunk later can’t be logged yet."),
    (["list", "--days", "0"], "--days takes a whole number from 1 to 3660, and not '0'."),
    (
      ["list", "--days", "99999999999999999999"],
      "--days takes a whole number from 1 to 3660, and not '99999999999999999999'."
    ),
  ]

  @Test(arguments: misuses) func saysWhatIsWrong(words: [String], sentence: String) throws {
    let error = #expect(throws: CommandError.self) { try caffeine(words) }
    #expect(error?.description == sentence)
    #expect(error?.status == .usage)
    #expect(try caffeine(["list"]) == "In the body: 0 mg\n")
  }

  @Test func printsForOtherPrograms() throws {
    try caffeine(["log", "--mg", "12.5"])
    try caffeine(["log", "latte"])
    let records = try JSONSerialization.jsonObject(with: Data(caffeine(["list", "--json"]).utf8))
    let drinks = try #require(records as? [[String: Any]])
    #expect(drinks.map { $0["drink"] as? String } == ["other", "latte"])
    #expect(drinks.map { $0["milligrams"] as? Double } == [12.5, 75])
    #expect(drinks[0]["date"] as? String == "2026-11-21 09:41")
  }

  @Test func tellsTheDayUnlessItIsToday() throws {
    let line = "2026-11-20 23:59           75 mg  Latte\n"
    #expect(try caffeine(["log", "latte", "--time", "23:59"]) == line)
    #expect(try caffeine(["undo"]) == line)
  }
}
