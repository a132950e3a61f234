import Cells
import Home
import HomeTesting
import Kit
import Layout
import Testing
import Views

struct HomeGoldenTests {
  @Test(arguments: [
    ("120x40-24bit", 120, 40, ColorDepth.direct, ColorScheme.dark),
    ("120x40-light", 120, 40, .direct, .light),
    ("80x24-256", 80, 24, .palette256, .dark),
    ("80x24-16", 80, 24, .ansi16, .dark),
    ("80x24-8", 80, 24, .ansi8, .light),
    ("80x24-mono", 80, 24, .mono, .dark),
    ("40x30-24bit", 40, 30, .direct, .dark),
    ("30x10-light", 30, 10, .direct, .light),
    ("30x10-mono", 30, 10, .mono, .dark),
  ])
  func looksAsRecorded(
    _ name: String, _ width: Int, _ height: Int, _ depth: ColorDepth, _ appearance: ColorScheme
  ) async throws {
    let presentation = try Presentation.test(depth: depth, appearance: appearance)
    var home = try await SeenHome.test(width, height, presentation: presentation)
    try expectGolden(home.canvas(at: .test), named: "home-\(name)")
  }

  @Test func looksAsRecordedBeforeAnythingIsKnown() throws {
    var home = try SeenHome.fresh(80, 24)
    _ = home.advance(to: .test)
    try expectGolden(home.canvas(at: .test), named: "home-80x24-placeholder")
  }

  @Test func looksAsRecordedUnderItsHelp() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("?"))
    try expectGolden(home.canvas(at: .test), named: "help-80x24")
  }
}
