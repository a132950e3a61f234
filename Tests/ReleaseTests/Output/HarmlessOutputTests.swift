import Foundation
import Kit
import Testing

/// Whatever strangers have written, the program prints nothing that steers a terminal.
struct HarmlessOutputTests {
  /// A title for the window, a beep, a colour by C1, a change of direction and line breaks.
  static let hostile = "\u{1B}]0;pwned\u{7}\u{9B}31m\u{85}\u{202E}x\u{2028}y\u{2066}\r"

  private func expectHarmless(_ printout: Printout, _ words: [String]) {
    #expect(printout.text.isHarmless, "\(words): \(printout.text)")
    #expect(printout.complaint.isHarmless, "\(words): \(printout.complaint)")
    #expect([0, 1, 2].contains(printout.status), "\(words): \(printout.status)")
  }

  @Test func aCalendarOfStrangersSteersNoTerminal() throws {
    let folder = try ProgramFolder()
    let calendar = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:\(Self.hostile)
      DTSTART;VALUE=DATE:20261225
      SUMMARY:\(Self.hostile)
      DESCRIPTION:\(Self.hostile)
      CATEGORIES:\(Self.hostile)
      RRULE:FREQ=YEARLY
      END:VEVENT
      BEGIN:VEVENT
      DTSTART:\(Self.hostile)
      END:VEVENT
      END:VCALENDAR
      """
    let path = folder.file("a\u{1B}[2J\u{9B}\nb.ics")
    try calendar.replacing("\n", with: "\r\n").write(
      toFile: path, atomically: false, encoding: .utf8)
    let commands = [
      ["dday", "import", path], ["dday", "list", "--group", "zz"], ["dday", "list"],
      ["dday", "list", "--json"], ["dday", "show", "1"], ["dday", "export", "--json"],
      ["inline", "dday"], ["widget", "add", "dday", "small", "day=1"], ["widget", "list"],
      ["read"], ["read", "--json"], ["timeline"], ["timeline", "--json"], ["render"],
      ["render", "--format", "json"], ["render", "--format", "svg"], ["doctor"],
      ["dday", "import", path + "\u{1B}"], ["dday", "export", "\(path)/\u{9B}"],
    ]
    for words in commands {
      expectHarmless(try folder.run(words), words)
      expectHarmless(try folder.run(words + ["--locale", "ko"]), words)
    }
    #expect(
      try folder.run(["dday", "list", "--group", "zz"]).complaint.contains(#"\u{1B}]0;pwned"#))
  }

  @Test func aCalendarIsExportedAsItIs() throws {
    let folder = try ProgramFolder()
    _ = try folder.run(["dday", "add", "left\u{202E}right", "12-25"])
    #expect(try folder.run(["dday", "export"]).text.contains("SUMMARY:left\u{202E}right\r\n"))
  }

  @Test func namesOfListsAndFilesSteerNoTerminal() throws {
    let folder = try ProgramFolder()
    let file = folder.file("todo\u{1B}[2J.txt")
    let commands = [
      ["todo", "add", "milk\u{9B}2J", "--list", Self.hostile], ["todo", "list"], ["todo", "file"],
      ["todo", "list", "--json"], ["todo", "file", file, "--list", Self.hostile], ["todo", "file"],
      ["todo", "list", "--list", "\u{1B}"], ["todo", "done", "1\u{1B}[2J"],
      ["todo", "add", "x", "--due", Self.hostile], ["todo", "file", "/\u{1B}[2J/\u{202E}"],
      ["todo", "add", "one", "--list", "a\u{1B}"], ["todo", "add", "two", "--list", "b\u{1B}"],
      ["todo", "done", "1"],
    ]
    for words in commands { expectHarmless(try folder.run(words), words) }
    #expect(try folder.run(["todo", "file"]).text.contains(#"\u{1B}]0;pwned\u{07}"#))
  }

  @Test(arguments: [
    ["caffeine", "log", "--at", hostile], ["caffeine", "log", "--mg", hostile],
    ["caffeine", "log", hostile], ["caffeine", "list", "--days", hostile], ["weather", hostile],
    ["weather", "search", hostile], ["dday", "add", hostile, hostile], ["dday", "show", hostile],
    ["widget", "add", hostile, "small"], ["widget", "add", "dday", hostile],
    ["widget", "add", "dday", "small", hostile],
    ["widget", "add", "dday", "small", "day=\(hostile)"],
    ["widget", "set", hostile], ["open", hostile], ["reload", hostile], ["timeline", hostile],
    ["read", hostile], [hostile], ["--\(hostile)"], ["--at", hostile], ["--locale", hostile],
    ["--data", "/\(hostile)", "dday", "add", "x", "12-25"], ["render", "--size", hostile],
    ["render", "--device", hostile], ["--weather-source", hostile, "doctor"],
  ])
  func argumentsSteerNoTerminal(words: [String]) throws {
    expectHarmless(try ProgramFolder().run(words), words)
  }

  @Test(arguments: [
    "TZ", "LANG", "TERM", "HOME", "WIDGETTY_WEATHER", "WIDGETTY_UNITS", "COLORTERM",
  ])
  func theEnvironmentSteersNoTerminal(name: String) throws {
    let folder = try ProgramFolder()
    for words in [["doctor"], ["render"], ["weather"], ["dday", "list"]] {
      expectHarmless(try folder.run(words, environment: [name: Self.hostile]), words)
    }
  }

  @Test(arguments: ["widgets", "units", "weather", "config.toml", "looks"])
  func settingsFilesSteerNoTerminal(name: String) throws {
    let folder = try ProgramFolder()
    for place in ["config", "state"] {
      try folder.write(Self.hostile + " " + Self.hostile, as: "\(place)/\(name)")
    }
    for words in [["doctor"], ["render"], ["widget", "list"], ["config", "check"], ["weather"]] {
      expectHarmless(try folder.run(words), words)
    }
  }

  @Test func aTriggerOfStrangersSteersNeitherTerminalNorStore() throws {
    let folder = try ProgramFolder()
    _ = try folder.run(["dday", "add", "x", "12-25"])
    let trigger = """
      CREATE TRIGGER strange BEFORE INSERT ON ddays
      BEGIN SELECT RAISE(ABORT, '\(Self.hostile)'); END
      """
    try folder.query(trigger)
    let printout = try folder.run(["dday", "add", "y", "12-26"])
    expectHarmless(printout, ["dday", "add"])
    // It isn't even run.
    #expect(printout.status == 0 && printout.text.contains("y"), "\(printout.complaint)")
  }
}
