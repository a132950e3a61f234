import Cells
import Home
import Kit
import Layout
import Testing
import Views

struct HomeGoldenTests {
  @Test(arguments: [
    ("30x10-24bit", Size(width: 30, height: 10), ColorDepth.direct, ColorScheme.dark),
    ("30x10-light", Size(width: 30, height: 10), ColorDepth.direct, ColorScheme.light),
    ("80x24-256", Size(width: 80, height: 24), ColorDepth.palette256, ColorScheme.dark),
    ("80x24-16", Size(width: 80, height: 24), ColorDepth.ansi16, ColorScheme.dark),
    ("80x24-mono", Size(width: 80, height: 24), ColorDepth.mono, ColorScheme.dark),
  ])
  func looksAsRecorded(
    _ name: String, _ size: Size, _ depth: ColorDepth, _ appearance: ColorScheme
  ) throws {
    var home = try Home.test(size.width, size.height, depth: depth, appearance: appearance)
    try expectGolden(home.canvas(at: .test), named: "home-\(name)")
  }
}
