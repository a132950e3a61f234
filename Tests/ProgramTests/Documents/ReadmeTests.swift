import Almanac
import AnnouncementSupply
import Boards
import Foundation
import Gallery
import PictureTesting
import Store
import Testing
import Timelines
import WeatherSupply

@testable import Commands
@testable import Desk

/// Checks that the README names only flags and keys that exist.
struct ReadmeTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private let readme: String

  init() throws {
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func mentionsNoFlagThatDoesNotExist() {
    let options = Command.inline.actions.flatMap(\.options).map(\.written)
    for match in readme.matches(of: /[`"\s](--[a-z][a-z-]*)/) {
      let written = String(match.output.1)
      let isKnown =
        Flags(of: .weather + .notify)[written: written] != nil || options.contains(written)
      #expect(isKnown, "\(written)")
    }
    #expect(readme.contains("`widgetty --help`"))
  }

  @Test func listsTheKeysOfTheDashboard() {
    let listed = readme.matches(of: /\n\| `([^`]+)` \| ([^`|]+) \|/)
      .map { "\($0.output.1): \($0.output.2)" }
    let keys = HelpSection.keys(in: Language.english.commandWords).flatMap(\.entries).map {
      "\($0.term): \($0.text)"
    }
    #expect(Array(listed.prefix(keys.count)) == keys)
    #expect(keys.count > 30)
  }

  /// The README's example uses existing kinds, families and parameters.
  @Test func showsABoardThatCanBeRead() throws {
    let board = try #require(readme.firstMatch(of: /```\n(weather [^`]+)```/)).output.1
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    let instances = try Board(parsing: String(board), at: .home, kinds: kinds, zone: .utc).instances
    #expect(instances.map(\.kind) == ["weather", "dday", "dday"])
  }

  @Test func listsWhatCanBeSetAboutWidgets() {
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    for entry in HelpSection.widgets(
      of: kinds, in: Language.english.commandWords
    ).entries {
      let row = "| `\(entry.term)` | \(entry.text.replacing("|", with: "\\|")) |"
      #expect(readme.contains(row), "\(row)")
    }
  }

  @Test func showsThePicturesThatAreDrawnAnew() throws {
    #expect(readme.firstMatch(of: /\A# widgetty\n\n!\[[^\]]+\]\(Resources/) != nil)
    let pictures = readme.matches(of: /!\[[^\]]+\]\((Resources\/pictures\/[^)]+)\)/).map(\.output.1)
    #expect(pictures.count == 6)
    for path in pictures {
      let text = try String(contentsOf: root.appending(path: String(path)), encoding: .utf8)
      let picture = try #require(DrawnPicture(text))
      #expect(picture.texts("path").count > 20)
    }
  }
}
