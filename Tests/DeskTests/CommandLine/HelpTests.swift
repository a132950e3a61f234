import Almanac
import Testing
import Supplies

@testable import Desk
import System

struct HelpTests {
  private static let subjects: [HelpSubject] = [
    .program, .subcommand(.render), .subcommand(.timeline), .subcommand(.read),
    .command(.widget), .command(.reload), .command(.testing),
  ]

  /// Reading the words of the screen too would nearly double the instructions.
  @Test(arguments: subjects, Language.allCases)
  func needsNoWordsOfTheScreen(_ subject: HelpSubject, in language: Language) {
    func help(_ strings: StringTable) -> String {
      Help(subject: subject, commands: Command.known, supply: .weather, strings: strings)
        .description
    }
    #expect(help(language.helpWords) == help(language.commandWords))
  }

  @Test(arguments: subjects)
  func fitsIntoEightyColumns(_ subject: HelpSubject) {
    let help = Help(subject: subject, commands: Command.known, strings: .testing).description
    #expect(help.hasSuffix("\n") && !help.hasSuffix("\n\n"))
    for line in help.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
  }

  @Test(arguments: Subcommand.allCases)
  func showsExamplesOfTheSubcommandItself(_ subcommand: Subcommand) {
    let help = Help(subject: .subcommand(subcommand), strings: .testing).description
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  widgetty ") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.hasPrefix("  widgetty \(subcommand.rawValue)"), "\(line)") }
  }

  @Test func namesEveryFlagWithItsValues() {
    let help = Help(supply: .weather, strings: .testing).description
    let lines = help.split(separator: "\n")
    let joined = help.replacing(/\|\n +/, with: "|")
    for flag in Flags(of: .weather).all {
      #expect(lines.contains { $0.hasPrefix("  \(flag.synopsis)") }, "\(flag.name)")
      #expect(joined.contains(flag.choices.joined(separator: "|")), "\(flag.name)")
    }
  }

  @Test func isALineForEachFlagUnlessItsValuesAreMany() {
    let help = Help(supply: .weather, strings: .testing).description
    for line in [
      "  --at DATE                      Freeze time",
      "  --locale {ko|en}               Set language",
      "  --color COLORS                 Colours {auto|24bit|256|16|none}",
      "  --device WIDTHxHEIGHT          Device screen in points [430x932]",
      """
        --type-size SIZE               Text size [large]
                                       {xSmall|small|medium|large|xLarge|xxLarge|
                                        xxxLarge|AX1|AX3|AX5}
      """,
      """
        --units UNIT,...               Units and hours [by region]
                                       {celsius|fahrenheit|m/s|km/h|mph|kn|mm|in|12h|
                                        24h}
      """,
    ] {
      #expect(help.contains("\n\(line)\n"), "\(line)")
    }
  }

  /// Keys, files, the environment and exit statuses are for the manual.
  @Test func endsNoLineWithAFullStopAndLeavesTheRestToTheManual() {
    let help = Help(commands: Command.known, supply: .weather, strings: .testing).description
    for line in help.split(separator: "\n") where line.hasPrefix("  ") {
      #expect(!line.hasSuffix(".") || line.hasSuffix("..."), "\(line)")
    }
    let manual = ManualPage(commands: Command.known, supply: .weather, strings: .testing)
      .description
    for words in ["XDG_DATA_HOME", "WIDGETTY_UNITS", "PgUp PgDn", "143"] {
      #expect(!help.contains(words) && manual.contains(words), "\(words)")
    }
  }

  @Test func tellsOfOneSubcommandOnly() {
    let help = Help(subject: .subcommand(.render), strings: .testing).description
    #expect(help.hasPrefix("Print one screen and exit\n\nUsage: widgetty render [FLAG]...\n"))
    #expect(help.contains("--size WIDTHxHEIGHT") && !help.contains("--locale"))
    #expect(!help.contains("--json"))
    let (timeline, read) = (
      Help(subject: .subcommand(.timeline), strings: .testing).description,
      Help(subject: .subcommand(.read), strings: .testing).description
    )
    #expect(timeline.contains("Usage: widgetty timeline [ID] [FLAG]...\n"))
    #expect(read.contains("Usage: widgetty read [ID] [FLAG]...\n") && read.contains("--json"))
  }

  @Test func tellsOfEveryCommandAndOfOneInDetail() {
    let all = Help(commands: Command.known, strings: .testing).description
    #expect(all.contains("\n  reload [KIND] ") && all.contains("  Refresh running dashboards\n"))
    #expect(all.contains("\n  test  ") && !all.contains("keep"))
    #expect(!all.contains("--due DAY"))
    let one = Help(subject: .command(.testing), commands: Command.known, strings: .testing)
      .description
    #expect(one.contains("Usage: widgetty test COMMAND [FLAG]...\n"))
    #expect(one.contains("\n  keep TEXT...      Take several words and flags\n"))
    #expect(one.contains("\nFlags of test keep:\n  --due DAY         Due date\n"))
    #expect(one.contains("\n  widgetty test keep milk --due today\n"))
    #expect(!one.contains("reload") && !one.contains("--locale"))
  }

  @Test(arguments: [
    ("", 5, []), ("a b c", 3, ["a b", "c"]), ("abcdef g", 3, ["abcdef", "g"]),
    ("ab cd", 5, ["ab cd"]), ("음력 8월", 8, ["음력 8월"]), ("음력 8월", 7, ["음력", "8월"]),
  ])
  func wrapsByWords(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [
    ("", 9, []), ("{a|b|c}", 7, ["{a|b|c}"]), ("{a|b|c}", 6, ["{a|b|", " c}"]),
    ("{abc|d}", 3, ["{abc|", " d}"]),
  ])
  func breaksChoicesBehindBars(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.broken(to: width) == lines)
  }

  @Test func givesEachFlagAnExampleThatUsesIt() {
    for flag in Flags(of: .weather).all {
      #expect(flag.example.contains(flag.written), "\(flag.name)")
    }
  }

  @Test func namesNothingTwice() {
    let flags = Flags(of: .weather)
    #expect(Set(flags.all.map(\.written)).count == flags.all.count)
    for flag in flags.all {
      #expect(flag.excluded.allSatisfy { flags[written: "--\($0)"] != nil }, "\(flag.name)")
    }
  }
}
