import Cells
import Kit
import Testing

/// Checks that the day's number rolls briefly at midnight, and then the program rests.
struct MotionReleaseTests {
  private static let before = ["--from", "2026-11-21T23:59:58+09:00"]

  private func day() throws -> Canvas {
    try Printout.screen(Release.usualSize, at: "2026-11-22T00:00:00+09:00").withoutNews
  }

  /// The pictures after midnight, until the new number stands still.
  private func pictures(on terminal: PseudoTerminal) throws -> [Canvas] {
    let day = try day()
    var pictures: [Canvas] = []
    try terminal.wait(for: "the new day:\n\(day)") { terminal in
      let picture = terminal.canvas.withoutNews
      if picture.text(ofRow: 0).contains(" 0:00"), picture != pictures.last {
        pictures.append(picture)
      }
      return picture == day
    }
    return pictures
  }

  @Test func rollsTheNumberAndRests() throws {
    let terminal = try Release.dashboard(Self.before, profile: .mute)
    let pictures = try pictures(on: terminal)
    #expect(pictures.count <= 8)
    let places = pictures.flatMap { $0.changes(since: pictures[pictures.count - 1]) }
    #expect(places.allSatisfy { 1...11 ~= $0.y })

    try terminal.waitForSleep()
    let before = try terminal.footprint().voluntarySwitches
    #expect(terminal.isSilent(for: .milliseconds(700)))
    #expect(try terminal.footprint().voluntarySwitches == before)
  }

  @Test(arguments: [["--reduce-motion"], ["--color", "none"], ["--glyphs", "ascii"]])
  func cutsOnDemand(_ arguments: [String]) throws {
    let terminal = try Release.dashboard(Self.before + arguments, profile: .mute)
    try expectCut(terminal)
  }

  @Test func cutsOnASlowLine() throws {
    let start = Self.before.joined(separator: " ")
    let terminal = try PseudoTerminal(
      .shell(
        "stty 9600; exec \(try Release.path()) \(start)", environment: Release.environment),
      size: Release.usualSize, profile: .mute)
    try expectCut(terminal)
  }

  /// Expects no animation after midnight.
  private func expectCut(_ terminal: PseudoTerminal) throws {
    try terminal.wait(for: "midnight") { $0.canvas.text(ofRow: 0).contains(" 0:00") }
    try terminal.waitForSleep()
    #expect(terminal.isSilent(for: .milliseconds(600)))
  }
}
