import Cast
import Cells
import FoundationEssentials
import Layout
import Testing
import Views

@testable import Home

/// A tile in which digits are replaced looks as if it were painted anew.
struct TickingPictureTests {
  private static let count = Text(
    timerInterval: Date.test - 456...Date.test + 1044, countsDown: true
  ).monospacedDigit()
  private static let large = count.font(.system(size: 48, weight: .bold))

  /// A view in which digits are replaced, or one in which they can't be.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ticks: Bool
    let content: TileContent

    init(
      _ name: String, ticks: Bool = true, margin: Size? = nil, @ViewBuilder _ view: () -> some View
    ) {
      (testDescription, self.ticks) = (name, ticks)
      let node = Node(archiving: view())
      content =
        if let margin {
          TileContent(
            ArchivedFace(Face(content: node, background: Node(archiving: Color.blue))),
            margin: margin, isBackgroundRemovable: false, mayHoldControls: true)
        } else {
          TileContent(node)
        }
    }
  }

  static let examples: [Example] = [
    Example("letters") { large.foregroundStyle(.orange) },
    Example("letters in a gradient") {
      large.foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    },
    Example("faded letters") { large.opacity(0.5).offset(x: 3, y: 5) },
    Example("a row") {
      HStack {
        Text(verbatim: "공부")
        Spacer()
        count.bold()
      }
    },
    Example("a card") {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          count; Spacer(); Text(Date.test + 7200, style: .relative)
        }
        large
        ProgressView(timerInterval: Date.test - 456...Date.test + 1044, countsDown: true)
        Button(intent: FlipIntent()) { count }
      }
    },
    Example("a choice") {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(verbatim: "a name that is far too long")
          large
        }
        large
      }
    },
    Example("a ring") {
      ProgressView(timerInterval: Date.test - 456...Date.test + 1044, countsDown: true) {
        EmptyView()
      } currentValueLabel: {
        count
      }
      .progressViewStyle(.circular)
    },
    Example("letters over the margin", margin: Size(width: 2, height: 1)) {
      large.fixedSize().offset(x: 40, y: 20)
    },
    Example("letters over a word", ticks: false) {
      large.background { Text(verbatim: "공부공부공부 공부공부공부") }
    },
    Example("a hidden clock beside another") {
      HStack {
        count.redacted(reason: .placeholder)
        Text(.test - 456, style: .timer)
      }
    },
    Example("covered letters", ticks: false) {
      large.overlay { Rectangle().fill(.red).frame(width: 24, height: 17) }
    },
    Example("clipped letters", ticks: false) { large.clipShape(Circle()) },
    Example("letters of which a 1 is narrower") {
      Text(timerInterval: Date.test - 456...Date.test + 1044).font(.system(size: 48))
    },
    Example("a label", ticks: false) { count.accessibilityLabel(count) },
    Example("many clocks", ticks: false) {
      VStack { ForEach(0..<20, id: \.self) { Text(.test - Double($0), style: .timer) } }
    },
    Example("a line that is cut", ticks: false) { count.frame(width: 16) },
  ]

  @Test(arguments: examples, GlyphTier.allCases)
  func looksAsIfItWerePaintedAnew(_ example: Example, _ glyphs: GlyphTier) throws {
    for depth in ColorDepth.allCases {
      let ticks = try ticks(of: example, in: .test(depth: depth, glyphs: glyphs))
      #expect(example.ticks || ticks == 0)
      let replaces = example.ticks && depth == .direct && ![.half, .ascii].contains(glyphs)
      #expect(!replaces || ticks > 30)
    }
  }

  /// How many seconds were written in the place of those before.
  private func ticks(of example: Example, in presentation: Presentation) throws -> Int {
    var ground = Canvas(size: Size(width: 30, height: 12))
    ground.fill(ground.bounds) { Style(background: RGB(red: UInt8(8 * $0.x), green: 40, blue: 80)) }
    let subject = TileSubject(
      matter: .content(example.content, .figure),
      frame: Rect(x: 2, y: 1, width: 24, height: 10),
      edge: TileEdge(glyphs: presentation.surroundings.glyphs, depth: presentation.look.depth))
    var focused = subject
    focused.edge?.isFocused = true
    let behind = ground.cropped(to: subject.frame)
    var (last, ticks): (Painting?, Int) = (nil, 0)
    for second in Self.seconds {
      let now = presentation.at(.test + Double(second))
      let other = Painting(of: subject, over: behind, by: now)
      guard let next = last?.rewritten(on: ground, by: now) else {
        last = other
        continue
      }
      ticks += 1
      #expect(next.canvas == other.canvas, "\(second)")
      #expect(next.until == other.until && next.targets == other.targets)
      let edged = [next, other].map {
        $0.redrawn(as: focused, over: behind, isSameGround: true, by: now)?.canvas
      }
      #expect(edged[0] == edged[1], "\(second)")
      last = next
    }
    return ticks
  }

  @Test(arguments: examples, GlyphTier.allCases)
  func isLaidOutAsItWouldBe(_ example: Example, _ glyphs: GlyphTier) throws {
    let presentation = try Presentation.test(glyphs: glyphs)
    for width in [9, 13, 14, 15, 16, 24] {
      let size = Size(width: width, height: 10)
      var kept = KeptLayout(of: example.content, in: size, by: presentation)
      for second in Self.seconds {
        let now = presentation.at(.test + Double(second))
        let other = KeptLayout(of: example.content, in: size, by: now)
        if kept.holds(at: now.surroundings.date) { continue }
        kept = kept.ticked(by: now)?.layout ?? other
        #expect(kept.layout == other.layout, "\(width) \(second)")
      }
    }
  }

  /// With the turns of a minute and of ten.
  private static let seconds = Array(0..<66) + Array(438..<450)
}
