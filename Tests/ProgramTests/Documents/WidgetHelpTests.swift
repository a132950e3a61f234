import Almanac
import Boards
import Gallery
import Testing
import Timelines
import WidgetIntents

@testable import Desk

/// Checks what help and manual say about the widgets of the gallery.
struct WidgetHelpTests {
  @Test func namesWhatCanBeSetAboutWidgets() {
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    let help = Help(
      subject: .command(.widget), commands: [.widget], kinds: kinds,
      strings: Language.english.commandWords
    ).description
    #expect(help.contains("\n\nWidgets:\n"))
    #expect(help.contains("show=day|list|milestones") && help.contains(" city=CITY\n"))
    #expect(help.contains("yearly=true|false") && help.contains("date=DATE"))
    let manual = ManualPage(kinds: kinds, strings: Language.english.commandWords).description
    for kind in kinds {
      #expect(help.contains("\n  \(kind.id) ") && manual.contains("\\fB\(kind.id)\\fR"))
      for parameter in kind.parameters {
        #expect(help.contains(" \(parameter.name)="), "\(kind.id) \(parameter.name)")
        #expect(manual.contains(" \(parameter.name)="), "\(kind.id) \(parameter.name)")
      }
    }
    for line in help.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
    #expect(
      !Help(subject: .command(.reload), kinds: kinds, strings: Language.english.commandWords)
        .description.contains("\nWidgets:\n"))
  }

  /// The example in the manual is a board.
  @Test(arguments: Language.allCases) func showsABoardThatCanBeRead(_ language: Language) throws {
    let lines = HelpSection.files(of: .none, in: language.commandWords).entries.map(\.term)
      .filter { $0.hasPrefix("  ") }
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    let board = try Board(
      parsing: lines.joined(separator: "\n"), at: .home, kinds: kinds, zone: .utc)
    #expect(board.members.map(\.kind) == ["weather", "steps", "dday", "calendar"])
  }
}
