import Cells
import Kit
import Testing

struct ResizeTests {
  @Test(arguments: [1, 2, 3])
  func endsInThePictureOfAFreshStart(seed: UInt64) throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let size = Size(
        width: .random(in: 1...200, using: &random), height: .random(in: 1...60, using: &random))
      try terminal.resize(to: Bool.random(using: &random) ? size : Size(width: 1, height: 1))
    }
    try terminal.resize(to: Release.usualSize)
    let picture = try Release.picture()
    try terminal.wait(for: "the picture of a fresh start") { $0.canvas == picture }
    try terminal.changeColors()
    try terminal.changeColors()
    #expect(terminal.canvas == picture)
    #expect(terminal.emulator.unknown == [])
  }

  @Test func followsEverySize() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    for size in Self.sizes {
      try terminal.resize(to: size)
      let picture = try Printout.screen(size)
      try terminal.wait(for: "the picture of \(size)") { $0.canvas == picture }
    }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test(arguments: sizes)
  func startsInEverySize(size: Size) throws {
    let terminal = try Release.dashboard(size: size, profile: .mute)
    try terminal.waitForPrintout(size)
  }

  private static let sizes = [
    (1, 1), (2, 1), (1, 30), (5, 1), (10, 3), (20, 12), (21, 13), (24, 14), (80, 24), (200, 60),
    (500, 4), (2, 100),
  ].map { Size(width: $0, height: $1) }
}
