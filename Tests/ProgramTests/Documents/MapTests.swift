import Foundation
import Testing

/// The map of the code and the READMEs of its rooms name only what there is, and the arrows between rooms
/// are those of the manifest.
struct MapTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path())
  }

  /// The rooms that the manifest has, and what each knows.
  private static func rooms() throws -> [String: Set<String>] {
    let manifest = try text("Package.swift")
    let declaration =
      /(?:room|workshop|shim|program)\(\s*"([\w-]+)"(?:,\s*knows: (\w+|\[[^\]]*\]))?/
    let targets = try manifest.matches(of: declaration).map { match in
      let known = match.output.2 ?? ""
      let list = known.hasPrefix("[") ? known : try constant(known, in: manifest)
      return (
        String(match.output.1), Set(list.matches(of: /"([\w-]+)"/).map { String($0.output.1) })
      )
    }
    return Dictionary(targets.filter { exists("Sources/\($0.0)") }) { first, _ in first }
  }

  /// The list that a constant of the manifest stands for.
  private static func constant(_ name: Substring, in manifest: String) throws -> Substring {
    guard !name.isEmpty else { return "" }
    let start = try #require(manifest.range(of: "let \(name): [Target.Dependency] = ["))
    return manifest[start.upperBound...].prefix { $0 != "]" }
  }

  private static func readmes() throws -> [String] {
    try rooms().keys.map { "Sources/\($0)/README.md" }.filter(exists).sorted()
  }

  @Test func hasTheRoomsAndArrowsOfTheManifest() throws {
    let row = /\n\| \[`([\w-]+)`\]\([\w-]+\) \| ([^|]+) \|/
    let rows = try Self.text("Sources/README.md").matches(of: row).map { match in
      (
        String(match.output.1),
        Set(match.output.2.matches(of: /`([\w-]+)`/).map { String($0.output.1) })
      )
    }
    let rooms = try Self.rooms()
    #expect((20...30).contains(rooms.count) && Set(rows.map(\.0)) == Set(rooms.keys))
    #expect(rows.count == rooms.count)
    for (room, known) in rows { #expect(known == rooms[room], "\(room)") }
  }

  @Test func hasARowForEveryFolderOfSources() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path())
    #expect(try Set(folders.filter { $0 != "README.md" }) == Set(Self.rooms().keys))
  }

  @Test(arguments: ["Sources/README.md", ".github/CONTRIBUTING.md", "README.md"])
  func namesOnlyPathsThatExist(document: String) throws {
    let text = try Self.text(document)
    let paths = text.matches(of: /`((?:Sources|Tests|Resources)\/[^`\s]+)`/).map { $0.output.1 }
    #expect(!paths.isEmpty || document == "README.md")
    for path in paths { #expect(Self.exists(String(path)), "\(path)") }
    try expectLinks(of: text, in: document)
  }

  /// A room's files are written as seen from the room.
  @Test func roomsNameOnlyFilesThatExist() throws {
    let readmes = try Self.readmes()
    #expect(readmes.count > 25)
    for readme in readmes {
      let (text, room) = (try Self.text(readme), String(readme.dropLast("README.md".count)))
      for match in text.matches(of: /`([^`\s]+\.swift)`/) {
        let path = String(match.output.1)
        #expect(Self.exists(room + path) || Self.exists(path), "\(readme): \(path)")
      }
      try expectLinks(of: text, in: readme)
    }
  }

  /// Each function of a walk is declared in one of the files of its step.
  @Test func findsTheFunctionsOfItsWalks() throws {
    let map = try Self.text("Sources/README.md")
    let steps = map.replacing("\n   ", with: " ").split(separator: "\n")
      .filter { $0.first?.isNumber == true }
    #expect(steps.count > 14)
    for step in steps {
      let files = step.matches(of: /`(Sources\/[^`]+\.swift)`/).map { String($0.output.1) }
      let code = try files.map(Self.text).joined()
      for match in step.matches(of: /`[A-Z]\w+\.(\w+)`/) {
        let name = match.output.1
        #expect(
          code.contains("func \(name)(") || code.contains("func \(name)<"), "\(match.output.0)")
      }
    }
  }

  /// What is longer isn't read.
  @Test func isShort() throws {
    let map = try Self.text("Sources/README.md")
    #expect(map.split(separator: "\n", omittingEmptySubsequences: false).count <= 160)
    let walks = map.split(separator: "\n## Words")[0].split(separator: "\n### ").dropFirst()
    #expect(walks.count == 4)
    for walk in walks {
      let files = Set(walk.matches(of: /`(Sources\/[^`]+\.swift)`/).map(\.output.1))
      #expect((1...14).contains(files.count), "\(walk.prefix { $0 != "\n" }): \(files.count)")
    }
    for readme in try Self.readmes() {
      let lines = try Self.text(readme).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 31, "\(readme)")
    }
  }

  @Test func explainsAtMostTwentyFiveWords() throws {
    let words = try Self.text("Sources/README.md").split(separator: "## Words").last ?? ""
    #expect((1...25).contains(words.matches(of: /\n\| (?!word|---)/).count))
  }

  private func expectLinks(of text: String, in document: String) throws {
    let folder = document.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for match in text.matches(of: /\]\(((?!http)[^)#]+)\)/) {
      #expect(Self.exists(folder + match.output.1), "\(document): \(match.output.1)")
    }
  }
}
