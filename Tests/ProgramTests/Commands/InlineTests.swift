import Foundation
import Testing

@testable import Commands
@testable import Desk

struct InlineTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner([.dday, .todo, .caffeine, .timer, .weather, .inline])
  }

  private func line(_ words: String..., locale: String = "en") throws -> String {
    try runner.run(["inline"] + words, locale: locale)
  }

  @Test func saysThatThereIsNothing() throws {
    #expect(try line("dday") == "No D-Day Yet\n")
    #expect(try line("todo") == "All Done\n")
    #expect(try line("timer") == "No timers\n")
    #expect(try line("caffeine") == "In the body: 0 mg\n")
    #expect(try line("steps") == "No Steps Yet\n")
  }

  /// A list that can't be read isn't all done.
  @Test func saysThatAListCanNotBeRead() throws {
    let file = runner.folder.appending(path: "todo.txt")
    try runner.run(["todo", "file", file.path()])
    try FileManager.default.removeItem(at: file)
    for words in [["todo"], ["todo", "--json"]] {
      #expect(throws: (any Error).self) { try runner.run(["inline"] + words) }
    }
    try runner.run(["todo", "add", "Milk", "--list", "Home"])
    #expect(try line("todo").contains("Milk"))
  }

  @Test func printsADDayInAnyFormat() throws {
    try runner.run(["dday", "add", "Christmas", "12-25", "--group", "Family"])
    #expect(try line("dday") == "Christmas D-34\n")
    #expect(
      try line("dday", "--format", "{{{group}}} {title}: {days} {date}")
        == "{Family} Christmas: 34 2026-12-25\n")
    #expect(
      try line("dday", "--json")
        == #"{"text": "Christmas D-34", "class": "ahead", "title": "Christmas", "#
        + #""count": "D-34", "days": 34, "date": "2026-12-25", "group": "Family"}"# + "\n")
  }

  @Test func printsTheNextReminderAndWhetherItIsLate() throws {
    try runner.run(["todo", "add", "Milk", "--due", "2026-11-20"])
    try runner.run(["todo", "add", "Bread", "--due", "2026-11-30"])
    #expect(
      try line("todo", "--format", "{count} {overdue} {class} {title} {due}")
        == "2 1 overdue Milk 2026-11-20\n")
  }

  @Test func printsATimerByTheSecond() throws {
    try runner.run(["timer", "start", "25m", "Tea"])
    #expect(try line("timer") == "Tea 25:00\n")
    #expect(
      try runner.run(["inline", "timer", "--format", "{clock} {state}"], at: "2026-11-21T09:42:01")
        == "23:59 running\n")
  }

  @Test func printsTheCaffeineInTheBody() throws {
    try runner.run(["caffeine", "log", "espresso"])
    let line = try line("caffeine", "--format", "{mg} {today} {limit} {class}")
    #expect(line.hasSuffix(" 95 400 awake\n"), "\(line)")
  }

  @Test func printsTheTimeHereAndElsewhere() throws {
    #expect(try line("clock") == "9:41 AM\n")
    #expect(try line("clock", "seoul", locale: "ko") == "서울 오후 6:41\n")
    #expect(
      try line("clock", "seoul", "--format", "{date} {weekday} {zone}")
        == "2026-11-21 Saturday Asia/Seoul\n")
  }

  @Test func printsStepsOfAFile() throws {
    let file = runner.folder.appending(path: "steps.csv")
    try Data("2026-11-21,8123\n".utf8).write(to: file)
    #expect(try line("steps", file.path()) == "8,123 steps · 81%\n")
    #expect(try line("steps", file.path(), "--format", "{count}/{goal}") == "8123/10000\n")
  }

  @Test(arguments: [("en", "(simulated)"), ("ko", "(가상)")])
  func saysThatWeatherIsMadeUp(_ locale: String, _ note: String) throws {
    let words = ["weather", "--weather-source", "simulated"]
    #expect(try runner.run(["inline"] + words, locale: locale).hasSuffix(" \(note)\n"))
    #expect(try runner.run(["inline"] + words + ["--format", "{class}"]) == "simulated\n")
  }

  @Test func printsNothingPrivateWhileLocked() throws {
    try runner.run(["dday", "add", "Secret", "12-25"])
    try runner.run(["todo", "add", "Secret"])
    try runner.run(["timer", "start", "25m", "Secret"])
    let state = runner.folder.appending(path: "state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appending(path: LockFile.name))
    for subject in InlineSubject.all where subject.isPrivate {
      let line = try line(subject.name, "--format", "{text}{class}")
      #expect(line == "Locked\n", "\(subject.name)")
      let json = try self.line(subject.name, "--json")
      #expect(json == #"{"text": "Locked", "class": "locked"}"# + "\n", "\(subject.name)")
    }
    #expect(try line("clock") == "9:41 AM\n")
    #expect(try line("timer", "--format", "{text}|{name}") == "25:00|\n")
  }

  @Test(arguments: [
    (
      "{nothing}", "No field 'nothing'. Available: text, class, title, count, days, date and group."
    ),
    ("{titel}", "There is no field 'titel'; did you mean title?"),
    ("{", "In --format, a brace names a field, such as {text}; write a brace itself twice."),
    ("a}b", "In --format, a brace names a field, such as {text}; write a brace itself twice."),
  ])
  func namesTheFieldsThatThereAre(_ format: String, _ sentence: String) {
    let error = #expect(throws: CommandError.self) { try line("dday", "--format", format) }
    #expect(error?.description == sentence && error?.status == .usage)
  }

  /// What help documents is what lines have.
  @Test func hasTheFieldsThatAreDocumented() throws {
    try runner.run(["dday", "add", "Christmas", "12-25"])
    try runner.run(["todo", "add", "Milk"])
    try runner.run(["timer", "start", "25m"])
    try runner.run(["caffeine", "log"])
    let file = runner.folder.appending(path: "steps.csv")
    try Data("2026-11-21,8123\n".utf8).write(to: file)
    for subject in InlineSubject.all {
      let words = [subject.name] + (subject.name == "steps" ? [file.path()] : []) + ["--json"]
      let json = try runner.run(["inline"] + words + ["--weather-source", "simulated"])
      let names = json.matches(of: #/"([a-z]+)": /#).map { String($0.output.1) }
      #expect(names == subject.allFields, "\(json)")
    }
  }
}
