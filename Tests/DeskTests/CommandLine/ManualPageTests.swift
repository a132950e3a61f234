import Testing
import Supplies

@testable import Desk
import System

struct ManualPageTests {
  private let page = ManualPage(
    commands: Command.known, supply: .weather, strings: .testing
  ).description

  @Test func beginsWithTitleAndName() {
    let start = """
      .TH WIDGETTY 1 "" "widgetty \(Program.version)"
      .SH NAME
      widgetty \\- show iPhone\\-style widgets in the terminal

      """
    #expect(page.hasPrefix(start))
  }

  @Test func saysWhatTheHelpSays() {
    for flag in Flags(of: .weather).all {
      let entry = [
        ".TP", "\\fB\(flag.synopsis)\\fR", StringTable.testing.paragraph(of: flag),
      ].joined(
        separator: "\n")
      #expect(page.replacing("\\-", with: "-").contains(entry), "\(flag.name)")
    }
    for words in ["widgetty test keep TEXT...", "--due DAY", "widgetty widget set ID"] {
      #expect(page.replacing("\\-", with: "-").contains("\\fB\(words)"), "\(words)")
    }
    for variable in EnvironmentVariable.all(of: .weather) {
      #expect(page.contains("\\fB\(variable.name)\\fR"))
    }
  }

  @Test func leavesNoTextThatRoffWouldTakeForARequest() {
    let requests = [".TH ", ".SH ", ".TP", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
    let hyphens = page.replacing("\\-", with: "").filter { $0 == "-" }
    #expect(hyphens.isEmpty)
  }
}
