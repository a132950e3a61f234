import Cells
import Kit
import Testing

struct HostileBytesTests {
  private static let corpus: [[UInt8]] = [
    "plain text 가나다 e\u{301}\r\n\t\u{8}",
    "\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[1;24r\u{1B}[4l\u{1B}[?7h",
    "\u{1B}[H\u{1B}[2J\u{1B}[38;2;1;2;3m\u{1B}[48:2::1:2:3m가\u{1B}[3bx\u{1B}[4X\u{1B}[5@\u{1B}[6P",
    "\u{1B}[2;3r\u{1B}[3;1H\n\u{1B}M\u{1B}[9L\u{1B}[9M\u{1B}[9S\u{1B}[9T\u{1B}[?6h\u{1B}[1;1H",
    "\u{1B}(0lqqk\u{1B}(B\u{1B})0\u{E}x\u{F}\u{1B}7\u{1B}8\u{1B}c\u{1B}[!p\u{1B}[4h\u{1B}[?7l가",
    "\u{1B}]0;title\u{7}\u{1B}]11;?\u{1B}\\\u{1B}P+q544e\u{1B}\\\u{1B}[?2026$p\u{1B}[>0q\u{1B}[6n",
    "\u{1B}[?2026h\u{1B}[1K\u{1B}[0J\u{1B}[1J\u{1B}[65535b\u{1B}[?2026l\u{1B}[3g\u{1B}[99I\u{1B}[99Z",
  ].map { Array($0.utf8) }

  @Test(arguments: [(1, 1), (2, 1), (1, 3), (3, 2), (20, 5)])
  func areSurvivedAtAnySize(_ width: Int, _ height: Int) throws {
    var emulator = Emulator(size: Size(width: width, height: height))
    var random = SplitMix(seed: UInt64(width))
    try fuzz(Self.corpus, rounds: 600, seed: UInt64(height)) { bytes in
      emulator.feed(bytes)
      if bytes.count % 8 == 0 {
        emulator.resize(
          to: Size(
            width: .random(in: 0...20, using: &random), height: .random(in: 0...5, using: &random)))
      }
      #expect(emulator.canvas.bounds.contains(emulator.cursor.place))
      expectWholeGlyphs(emulator.canvas)
    }
  }

  @Test func areSurvivedWithoutAnyOrder() {
    var random = SplitMix(seed: 7)
    var emulator = Emulator(size: Size(width: 9, height: 4))
    for _ in 0..<200 {
      emulator.feed((0..<200).map { _ in UInt8.random(in: .min ... .max, using: &random) })
      expectWholeGlyphs(emulator.canvas)
    }
  }

  @Test func endStringsThatNeverEnd() {
    var emulator = Emulator(size: Size(width: 9, height: 1))
    emulator.feed("\u{1B}]0;" + String(repeating: "x", count: 10_000))
    emulator.feed("\u{7}ok")
    expectPicture(emulator.canvas, "ok")
    #expect(emulator.unknown.count == 1)
  }

  private func expectWholeGlyphs(_ canvas: Canvas) {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let isFollowed = canvas[x + 1, y].isTail && x + 1 < canvas.size.width
        #expect(canvas[x, y].glyph.isWide == isFollowed)
      }
    }
  }
}
