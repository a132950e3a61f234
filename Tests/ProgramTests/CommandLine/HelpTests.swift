import Gallery
import WidgetIntents
import Testing
import Timelines
import WeatherSupply

@testable import Desk

struct HelpTests {
  @Test(arguments: [
    HelpSubject.program, .subcommand(.render), .subcommand(.timeline), .subcommand(.read),
    .command(.widget), .command(.reload), .command(.testing),
  ])
  func fitsIntoEightyColumns(_ subject: HelpSubject) {
    let help = Help(subject: subject, commands: Command.known).description
    #expect(help.hasSuffix("\n") && !help.hasSuffix("\n\n"))
    for line in help.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
  }

  @Test func namesEveryFlagWithItsValuesAndEveryVariable() {
    let lines = Help(supply: .weather).description.split(separator: "\n")
    for term in Flags(of: .weather).all.map(\.synopsis)
      + EnvironmentVariable.all(of: .weather).map(\.name)
    {
      #expect(lines.contains { $0.hasPrefix("  \(term)") }, "\(term)")
    }
  }

  @Test func putsMeaningsBesideOrBelowTheirTerms() {
    let help = Help(supply: .weather).description
    #expect(
      help.contains("\n  --at DATE                 Freezes the date. Not with --from or --speed.\n")
    )
    let below =
      "\n  --color auto|24bit|256|16|none\n" + String(repeating: " ", count: 28) + "Says how"
    #expect(help.contains(below))
  }

  @Test func tellsOfOneSubcommandOnly() {
    let help = Help(subject: .subcommand(.render)).description
    #expect(!help.contains("widgetty [FLAG]"))
    #expect(help.contains("  widgetty render [FLAG]..."))
    #expect(help.contains("--size WIDTHxHEIGHT") && help.contains("--locale ko|en"))
    #expect(!help.contains("--json"))
    #expect(
      Help(subject: .subcommand(.timeline)).description.contains(
        "  widgetty timeline [ID] [FLAG]..."))
    #expect(
      Help(subject: .subcommand(.read)).description.contains("  widgetty read [ID] [FLAG]..."))
    #expect(Help(subject: .subcommand(.read)).description.contains("--json"))
  }

  @Test func namesWhatCanBeSetAboutWidgets() {
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    let help = Help(subject: .command(.widget), commands: Command.known, kinds: kinds).description
    #expect(help.contains("\n\nWidgets\n"))
    #expect(help.contains("show=day|list|milestones") && help.contains(" city=CITY\n"))
    #expect(help.contains("yearly=true|false") && help.contains("date=DATE"))
    let manual = ManualPage(kinds: kinds).description
    for kind in kinds {
      #expect(help.contains("\n  \(kind.id) ") && manual.contains("\\fB\(kind.id)\\fR"))
      for parameter in kind.parameters {
        #expect(help.contains(" \(parameter.name)="), "\(kind.id) \(parameter.name)")
        #expect(manual.contains(" \(parameter.name)="), "\(kind.id) \(parameter.name)")
      }
    }
    for line in help.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
    #expect(!Help(subject: .command(.reload), kinds: kinds).description.contains("\nWidgets\n"))
  }

  @Test func tellsOfEveryCommandAndOfOneInDetail() {
    let all = Help(commands: Command.known).description
    #expect(all.contains("\n  widgetty test keep|drop|plain [FLAG]..."))
    #expect(all.contains("\n  widgetty reload [KIND] [FLAG]..."))
    #expect(!all.contains("--due DAY"))
    let one = Help(subject: .command(.testing), commands: Command.known).description
    #expect(one.contains("\n  widgetty test keep TEXT... [FLAG]..."))
    #expect(one.contains("\nFlags of test keep\n  --due DAY"))
    #expect(one.contains("\n  widgetty test keep milk --due today\n"))
    #expect(!one.contains("widgetty reload"))
  }

  @Test(arguments: [
    ("", 5, []), ("a b c", 3, ["a b", "c"]), ("abcdef g", 3, ["abcdef", "g"]),
    ("ab cd", 5, ["ab cd"]), ("음력 8월", 8, ["음력 8월"]), ("음력 8월", 7, ["음력", "8월"]),
  ])
  func wrapsByWords(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
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
