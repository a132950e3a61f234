import Cells
import Foundation
import Kit
import PictureTesting
import Testing

/// Checks one screen printed without a terminal.
struct RenderTests {
  private func printout(
    _ arguments: [String], environment: [String: String] = Release.environment
  ) throws -> Printout {
    try Printout(["render", "--at", Release.morning] + arguments, environment: environment)
  }

  @Test(
    arguments: ["1x1", "5x1", "20x12", "80x24", "120x40", "301x7", "1000x2"], ["24bit", "none"])
  func isTheSameInEveryFormat(size: String, color: String) throws {
    let flags = ["--size", size, "--color", color, "--format"]
    let sides = size.split(separator: "x").compactMap { Int($0) }
    let text = try printout(flags + ["text"])
    let colored = try printout(flags + ["ansi"])
    let document = try JSONDecoder().decode(
      Document.self, from: Data(try printout(flags + ["json"]).text.utf8))

    #expect(text.status == 0 && text.complaint == "")
    #expect(text.lines.count == sides[1])
    #expect(colored.canvas(Size(width: sides[0], height: sides[1])).description + "\n" == text.text)
    #expect([document.width, document.height] == sides)
    #expect(document.rows.map(\.text) == text.lines)
    #expect(document.rows.allSatisfy { $0.isTiled(width: sides[0]) })
  }

  @Test(arguments: ["<script>&\"'", "]]><!-- &amp;", "한글 \u{FFFF}"])
  func drawsAPictureOfWhateverIsWritten(title: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let config = folder.appending(path: "config")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let quoted = title.replacing("\"", with: "\\\"")
    try "dday small title=\"\(quoted)\" date=2026-12-25\n".write(
      to: config.appending(path: "widgets"), atomically: true, encoding: .utf8)

    let flags = ["--data", folder.path, "--size", "80x24", "--format", "svg"]
    let source = try printout(flags)
    let picture = try #require(DrawnPicture(source.text))
    #expect(source.status == 0 && source.complaint == "")
    #expect(picture.size == Size(width: 80 * Block.cell.width, height: 24 * Block.cell.height))
    let reading = try #require(picture.texts("desc").first).text
    #expect(reading.contains(title.replacing("\u{FFFF}", with: "\u{FFFD}")))
    #expect(try printout(flags).text == source.text)
  }

  /// No tile has the heading that the page of the weather has.
  @Test func printsThePageBehindAWidget() throws {
    let folder = try TestFolder()
    let flags = ["--data", folder.path, "--locale", "en", "--size", "120x40"]
    #expect(!(try printout(flags).text.contains("8-day forecast")))
    let page = try printout(flags + ["--open", "1"])
    #expect(page.status == 0 && page.complaint == "")
    #expect(page.text.contains("8-day forecast"))
    let locked = try printout(flags + ["--open", "1", "--place", "lock"])
    #expect(locked.text == (try printout(flags + ["--place", "lock"]).text))
    let unknown = try printout(flags + ["--open", "99"])
    #expect(unknown.status == 2 && unknown.complaint.contains("99") && unknown.text.isEmpty)
  }

  @Test func drawsAPictureWithoutColours() throws {
    let source = try printout(["--size", "80x24", "--color", "none", "--format", "svg"]).text
    let fills = Set(source.matches(of: /fill="(#[0-9a-f]+)"/).map { String($0.output.1) })
    #expect(fills == ["#000000", "#ffffff"])
  }

  @Test func drawsAPictureInTheColoursOfAPalette() throws {
    let sources = try ["24bit", "256", "16"].map {
      try printout(["--size", "80x24", "--color", $0, "--format", "svg"]).text
    }
    let fills = sources.map { source in
      Set(source.matches(of: /fill="#([0-9a-f]+)"/).map { String($0.output.1) })
    }
    let levels: Set = ["00", "5f", "87", "af", "d7", "ff"]
    #expect(fills[0].count > fills[1].count && fills[2].count <= 16)
    for fill in fills[1] {
      let parts = [fill.prefix(2), fill.dropFirst(2).prefix(2), fill.suffix(2)].map(String.init)
      #expect(levels.isSuperset(of: parts) || Set(parts).count == 1, "\(fill)")
    }
  }

  @Test(arguments: [
    ("Asia/Seoul", "9:41"), ("America/Sao_Paulo", "21:41"), ("KST-9", "9:41"),
    (":Asia/Seoul", "9:41"), ("UTC", "0:41"), ("", "0:41"), ("<-0330>3:30", "21:11"),
    ("/usr/share/zoneinfo/Asia/Kathmandu", "6:26"),
  ])
  func tellsTheTimeOfTheZone(zone: String, time: String) throws {
    let printout = try printout([], environment: ["TZ": zone])
    #expect(printout.sayings.first?.hasPrefix("\(time)  ") == true)
    #expect(printout.complaint == "")
  }

  @Test(arguments: ["Nonsense/Zone", "../../etc/passwd", "/nonexistent", "KST", "\u{1B}[31m"])
  func fallsBackToUniversalTimeAndSaysSo(zone: String) throws {
    let printout = try printout([], environment: ["TZ": zone])
    #expect(printout.status == 0)
    #expect(printout.sayings.first?.hasPrefix("0:41  ") == true)
    #expect(printout.complaint.contains("UTC") && printout.complaint.filter(\.isNewline).count == 1)
    #expect(!printout.complaint.contains("\u{1B}"))
  }

  @Test func tellsTheSystemsTimeWithoutAZone() throws {
    let printout = try printout([], environment: [:])
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    // Not the current one, which the environment of the tests may name.
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
    let name = link?.split(separator: "zoneinfo/").last.map(String.init)
    formatter.timeZone = name.flatMap { TimeZone(identifier: $0) } ?? TimeZone.gmt
    formatter.dateFormat = "H:mm"
    let morning = try Date(Release.morning, strategy: .iso8601)
    #expect(printout.sayings.first?.hasPrefix("\(formatter.string(from: morning))  ") == true)
    #expect(printout.complaint == "")
  }

  @Test(arguments: [
    ("ko_KR.UTF-8", "성탄절"), ("en_US.UTF-8", "Thanksgiving"), ("C", "Thanksgiving"),
    ("", "Thanksgiving"),
  ])
  func speaksTheLanguageOfTheEnvironment(name: String, title: String) throws {
    #expect(try printout([], environment: ["LC_ALL": name]).text.contains(title))
    #expect(try printout([], environment: ["LANG": name]).text.contains(title))
  }

  private struct Document: Decodable {
    let width, height: Int
    let rows: [Row]
  }

  private struct Row: Decodable {
    let text: String
    let runs: [Run]

    /// Whether the runs are adjacent and contain the row's text.
    func isTiled(width: Int) -> Bool {
      let ends = runs.map { $0.column + $0.width }
      let said = runs.map(\.text).joined()
      return runs.map(\.column) == [0] + ends.dropLast() && ends.last == width
        && said.hasPrefix(text) && said.dropFirst(text.count).allSatisfy { $0 == " " }
    }
  }

  private struct Run: Decodable {
    let column, width: Int
    let text: String
  }
}
