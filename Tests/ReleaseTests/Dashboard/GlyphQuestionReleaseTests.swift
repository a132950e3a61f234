import Cells
import Kit
import Testing

/// Checks that a terminal that nobody knows is asked about once.
struct GlyphQuestionReleaseTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func dashboard(_ name: String) throws -> PseudoTerminal {
    var profile = Profile.modern
    profile.name = name
    return try Release.dashboard(
      ["--at", Release.morning, "--data", folder.path, "--locale", "en"], profile: profile)
  }

  private let question = "Choose the sun that is round and has no gaps"

  @Test func theAnswerIsKept() throws {
    let terminal = try dashboard("Stranger 1.0")
    try terminal.wait(for: question) { $0.canvas.description.contains(question) }
    try terminal.press(.right)
    try terminal.press(.enter)
    try terminal.wait(for: "the board") { !$0.canvas.description.contains(question) }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    let next = try dashboard("Stranger 1.0")
    try next.settle()
    #expect(!next.canvas.description.contains(question))
    try next.type("q")
    #expect(try next.waitForEnd() == .exit(0))
  }

  @Test func aKnownTerminalIsNotAskedAbout() throws {
    let terminal = try dashboard("kitty(0.26.5)")
    try terminal.settle()
    #expect(!terminal.canvas.description.contains(question))
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
