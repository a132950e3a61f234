import Almanac
import Testing

@testable import Desk

struct CommandTests {
  private func invocation(_ line: String) throws(UsageError) -> Invocation {
    try Invocation(
      arguments: line.split(separator: " ").map(String.init), commands: Command.known)
  }

  private static let calls: [(String, String?, [String], [String: String])] = [
    ("test plain", "plain", [], [:]),
    ("test keep milk eggs", "keep", ["milk", "eggs"], [:]),
    ("test keep --due today milk --urgent", "keep", ["milk"], ["due": "today", "urgent": ""]),
    ("test keep milk --due=a=b --due=c", "keep", ["milk"], ["due": "c"]),
    ("--locale ko test --color none keep milk --at 2026", "keep", ["milk"], [:]),
    ("test keep -- --due -h", "keep", ["--due", "-h"], [:]),
    ("test drop 3", "drop", ["3"], [:]), ("test drop -", "drop", ["-"], [:]),
    ("test drop 3 old", "drop", ["3", "old"], [:]),
    ("reload", nil, [], [:]),
    ("widget", "list", [], [:]), ("widget --json", "list", [], ["json": ""]),
    ("reload weather", nil, ["weather"], [:]),
  ]

  @Test(arguments: Self.calls)
  func readsWordsAndFlags(
    _ line: String, _ action: String?, _ words: [String], _ options: [String: String]
  ) throws {
    let call = try #require(try invocation(line).call)
    #expect(call.action == action)
    #expect(call.arguments == Arguments(words: words, options: options))
  }

  @Test func flagsOfTheProgramStayThose() throws {
    let invocation = try invocation("test --locale ko keep milk --at 2026")
    #expect(invocation.language == .korean)
    #expect(invocation.at == "2026")
  }

  private static let night =
    "--night can’t be 'maybe'. Use on, off, auto or hours such as 22:00-07:00."

  @Test(arguments: [
    ("tset plain", "There is no subcommand 'tset'; did you mean test?"),
    ("test", "widgetty test needs a command: keep, drop or plain."),
    ("test kep milk", "widgetty test has no command 'kep'; did you mean keep?"),
    ("test dance", "widgetty test has no command 'dance'; use keep, drop or plain."),
    ("test keep", "widgetty test keep needs TEXT. See widgetty test --help."),
    ("test drop", "widgetty test drop needs ID. See widgetty test --help."),
    ("test drop 1 2 3", "The argument '3' is one too many; only flags may follow."),
    ("test plain 1", "The argument '1' is one too many; only flags may follow."),
    ("test keep milk --due", "--due lacks its value, DAY."),
    ("test keep milk --due --urgent", "--due lacks its value, DAY."),
    ("test keep milk --urgent=yes", "--urgent takes no value."),
    ("test keep milk --deu x", "There is no flag '--deu'; did you mean --due?"),
    ("test drop 1 --due x", "There is no flag '--due'; widgetty --help lists all that there are."),
    (
      "test keep milk --json",
      "widgetty test keep takes no --json; widgetty test --help lists what it takes."
    ),
    ("render test", "The argument 'test' is one too many; only flags may follow."),
    ("widget add dday --night", "widgetty widget add needs SIZE. See widgetty widget --help."),
    ("widget --night maybe", night), ("test plain --night maybe", night),
    ("widget ad", "widgetty widget has no command 'ad'; did you mean add?"),
  ])
  func saysWhatIsWrongAndWhatIsAllowed(_ line: String, _ sentence: String) {
    let error = #expect(throws: UsageError.self) { try invocation(line) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: ["test --help", "test keep --help", "-h test drop"])
  func helpIsAboutTheCommandWhateverElseIsMissing(_ line: String) throws {
    let invocation = try invocation(line)
    #expect(invocation.question == .help)
    guard case .command(let command) = HelpSubject(of: invocation, among: Command.known) else {
      Issue.record("It is about something else.")
      return
    }
    #expect(command.name == "test")
  }

  @Test(arguments: Command.known.flatMap(\.actions).flatMap(\.examples))
  func takesTheExamples(_ example: String) throws {
    #expect(try invocation(String(example.dropFirst("widgetty ".count))).call != nil)
  }

  @Test func survivesAnyArgument() {
    let pieces = [
      "test", "keep", "drop", "--due", "=", "--urgent", "-", "--", "x", "-h", "\0", "é",
    ]
    for _ in 0..<2000 {
      let arguments = (0..<Int.random(in: 0...5)).map { _ in
        (0..<Int.random(in: 1...2)).compactMap { _ in pieces.randomElement() }.joined()
      }
      _ = try? Invocation(arguments: arguments, commands: Command.known)
    }
  }
}
