import Almanac
import Supplies
import Boards
import Foundation
import Gallery
import PictureTesting
import Testing
import Timelines

@testable import Commands
@testable import Desk

/// The README is short, and shows only keys, commands, packages, pictures and code that exist.
struct ReadmeTests {
  private static let commands: [Command] = [
    .reload, .open, .widget, .config, .dday, .todo, .caffeine, .timer, .weather, .inline, .doctor,
  ]
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private let readme: String
  /// What is said in English, and in Korean.
  private let parts: [Language: Substring]

  init() throws {
    readme = try Self.text("README.md")
    let halves = readme.split(separator: "\n## 한국어\n")
    try #require(halves.count == 2)
    parts = [.english: halves[0], .korean: halves[1]]
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func words(of line: Substring) -> [String] {
    BoardLine.lines(of: String(line)).lines.flatMap(\.words)
  }

  @Test func isShort() {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test func mentionsNoFlagThatDoesNotExist() {
    let options = Self.commands.flatMap(\.actions).flatMap(\.options).map(\.written)
    for match in readme.matches(of: /[`"\s](--[a-z][a-z-]*)/) {
      let written = String(match.output.1)
      let isKnown =
        Flags(of: .weather + .notify)[written: written] != nil || options.contains(written)
      #expect(isKnown, "\(written)")
    }
  }

  @Test(arguments: Language.allCases) func showsTenKeysAsHelpDoes(_ language: Language) throws {
    let shown = try #require(parts[language]).matches(of: /\n\| `([^`]+)` \| ([^`|]+) \|/)
      .map { "\($0.output.1): \($0.output.2)" }
    let keys = HelpSection.keys(in: language.commandWords)[0].entries.map {
      "\($0.term): \($0.text)"
    }
    #expect(shown.count == 10)
    for key in shown { #expect(keys.contains(key), "\(key)") }
  }

  /// Each does what the remark behind it says.
  @Test(arguments: Language.allCases) func itsCommandsWork(_ language: Language) throws {
    let runner = try CommandRunner(
      Self.commands, kinds: WidgetKind.all(in: GalleryBundle()).kinds)
    let code = try #require(parts[language]).matches(of: /```sh([^`]+)```/).map(\.output.1).joined()
    let lines = code.matches(of: /\n(widgetty [a-z][^\n#]+)(#[^\n]+)?/)
    #expect(lines.count >= 3)
    for line in lines {
      let words = Array(Self.words(of: line.output.1).dropFirst())
      let (text, status) = try runner.answer(to: words, locale: language.rawValue)
      #expect(status == 0, "\(line.output.1)")
      let remark = line.output.2 ?? ""
      if !remark.isEmpty {
        #expect(remark.hasSuffix(" \(text.trimmingCharacters(in: .newlines))"), "\(text)")
      }
    }
  }

  @Test func namesOnlyCommandsThatCanBeParsed() throws {
    let named = readme.matches(of: /`(?:\.build\/release\/)?widgetty ([^`|]+)/).map(\.output.1)
    #expect(named.contains("--help") && named.contains("doctor"))
    for line in named {
      #expect(throws: Never.self, "\(line)") {
        try Invocation(
          arguments: Self.words(of: line), commands: Self.commands,
          flags: Flags(of: .weather + .calendars + .notify))
      }
    }
  }

  @Test func namesThePackagesThatAreInstalled() throws {
    let setup = try Self.text(".make/setup").firstMatch(of: /for package in ([^"]+) "/)
    let test = try Self.text("Makefile").firstMatch(of: /\ntest: .*\n\t@\.make\/setup (.+)\n/)
    let installed = [setup?.output.1, test?.output.1].flatMap { $0?.split(separator: " ") ?? [] }
    let paragraph = try #require(
      readme.firstMatch(of: /with `apt-get`, and list them: [^.]+\.[^.]+\./))
    let named = paragraph.output.matches(of: /`([^`]+)`/).map(\.output.1).dropFirst()
    #expect(Array(named) == installed)
  }

  @Test func showsThePicturesThatAreDrawnAnew() throws {
    #expect(readme.firstMatch(of: /\A# widgetty\n\n!\[[^\]]+\]\(Resources/) != nil)
    let pictures = readme.matches(of: /!\[[^\]]+\]\(Resources\/pictures\/([^)]+)\.svg\)/)
      .map { String($0.output.1) }
    let drawn = try Self.text(".make/pictures").matches(of: /\ndraw ([a-z]+)/)
      .map { String($0.output.1) }
    #expect(pictures.count == 2 && drawn == pictures)
    let folder = Self.root.appending(path: "Resources/pictures").path()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == pictures.map { "\($0).svg" }.sorted())
    for name in pictures {
      let picture = try #require(DrawnPicture(Self.text("Resources/pictures/\(name).svg")))
      #expect(picture.texts("path").count > 20)
    }
  }

  @Test func showsCodeOfAPackageThatIsBuilt() throws {
    let code = try #require(readme.firstMatch(of: /```swift\n([^`]+)```/)).output.1
    #expect(try Self.text("Tests/Stranger/Sources/tides/Tides.swift").contains(code))
  }

  @Test func saysWhatThePackageSaysOfTheLicence() throws {
    #expect(readme.contains("widgetty has no licence yet"))
    #expect(try Self.text(".make/debian/copyright").contains("No licence has been granted"))
  }
}
