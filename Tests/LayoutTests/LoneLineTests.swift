import Cells
import FoundationEssentials
import Layout
import Testing
import Views

/// A line that is rewritten looks as if it were painted anew.
struct LoneLineTests {
  private static let clock = Text(.currentDate, format: .dateTime.hour().minute())
  private static let texts = [
    clock.bold(), clock.foregroundStyle(.tint), Text("시각 ") + clock.foregroundStyle(.secondary),
    Text(.test, style: .timer), Text(.test, style: .relative), clock.font(.largeTitle),
    Text("한시\n") + clock, Text("시각"),
  ]

  private struct Shown {
    var canvas: Canvas
    var line: LoneLine?
  }

  private func shown(_ view: some View, _ width: Int, _ surroundings: Surroundings) -> Shown {
    var canvas = Canvas(size: Size(width: width, height: 4))
    canvas.fill(canvas.bounds) {
      Style(background: RGB(red: UInt8(20 * $0.x), green: 40, blue: 80))
    }
    var part = canvas.cropped(to: Rect(x: 1, y: 1, width: width - 1, height: 3))
    let node = Node(archiving: view)
    let layout = node.laidOut(in: part.size, surroundings: surroundings)
    layout.paint(on: &part, look: Look(), clippedTo: part.bounds)
    canvas.draw(part, at: Point(x: 1, y: 1))
    return Shown(
      canvas: canvas, line: LoneLine(node, laidOutAs: layout, at: Point(x: 1, y: 1)))
  }

  @Test(arguments: Self.texts.indices, [4, 6, 11])
  func looksAsIfItWerePaintedAnew(_ index: Int, _ width: Int) throws {
    let text = Self.texts[index]
    var last: Shown?
    for minute in 0..<240 {
      let surroundings = try Surroundings.test(at: .test + Double(minute) * 60)
      let other = shown(text, width, surroundings)
      guard var now = last, now.line?.rewrite(on: &now.canvas, in: surroundings) != nil else {
        last = other
        continue
      }
      #expect(now.canvas == other.canvas, "\(minute)")
      last = now
    }
  }

  @Test func isPaintedAnewWhereItMoves() throws {
    var shown = try shown(Self.clock, 8, .test(at: .test + 16 * 60))
    // From 9:58 to 10:01.
    let isRewritten = try (0..<4).map { index in
      let surroundings = try Surroundings.test(at: .test + Double(17 + index) * 60)
      if shown.line?.rewrite(on: &shown.canvas, in: surroundings) != nil { return true }
      shown = self.shown(Self.clock, 8, surroundings)
      return false
    }
    #expect(isRewritten == [true, true, false, true])
  }

  @Test func isAllThatThereIs() throws {
    let surroundings = try Surroundings.test()
    #expect(shown(Self.clock, 8, surroundings).line != nil)
    #expect(
      shown(
        HStack {
          Self.clock; Self.clock
        }, 12, surroundings
      ).line == nil)
    #expect(shown(Self.clock.redacted(reason: .placeholder), 8, surroundings).line == nil)
    #expect(shown(Self.clock.padding(), 8, surroundings).line == nil)
  }
}
