import Cells
import Kit
import Terminal
import Testing

extension ScreenTests {
  @Test("The terminal shows the canvas, whatever it showed before", arguments: 0..<16)
  func law(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let size = Size(
      width: .random(in: 1...24, using: &random), height: .random(in: 1...8, using: &random))
    let terminal = try BareTerminal(size: size)
    var screen = try Screen(on: terminal.inner, environment: xterm)
    var canvas = Canvas(size: size)
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 1...4, using: &random) { canvas.scribble(using: &random) }
      try screen.show(canvas)
      terminal.receive()
      let difference = canvas.seen.damage(since: terminal.canvas.seen)
      try #require(difference.isEmpty, "\(difference)")
    }
    #expect(terminal.emulator.unknown.isEmpty)
  }

  @Test("A large picture is shown as a whole, in one update", arguments: 0..<8)
  func large(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let size = Size(width: .random(in: 60...120, using: &random), height: 30)
    let terminal = try BareTerminal(size: size)
    var screen = try Screen(on: terminal.inner, environment: xterm)
    for round in 0..<6 {
      if round == 2 { screen.hear(.mode(2026, isKnown: true)) }
      let hue = UInt32.random(in: 0..<0x10000, using: &random)
      var canvas = Canvas(size: size)
      canvas.restyle(canvas.bounds) { style, place in
        style.background = RGB(hue << 8 | UInt32(place.y))
      }
      for _ in 0..<8 { canvas.scribble(using: &random) }
      let caret = Bool.random(using: &random) ? Point(x: 3, y: 2) : nil
      terminal.mark()
      let frame = try screen.show(canvas, caret: caret)
      terminal.receive()
      let difference = canvas.seen.damage(since: terminal.canvas.seen)
      try #require(difference.isEmpty, "\(difference)")
      #expect(frame.byteCount == terminal.emulator.counters.bytes)
      #expect(terminal.emulator.counters.frames == (round < 2 ? 0 : 1))
      #expect(terminal.emulator.modes.contains(.cursorVisible) == (caret != nil))
      if let caret { #expect(terminal.emulator.cursor.place == caret) }
    }
    #expect(terminal.emulator.unknown.isEmpty)
  }

  @Test("After any resizes, the terminal shows the canvas", arguments: 0..<8)
  func resizes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let terminal = try BareTerminal(size: size)
    var screen = try Screen(on: terminal.inner, environment: xterm)
    var canvas = Canvas(size: size)
    for _ in 0..<10 {
      let next = Size(
        width: .random(in: 1...40, using: &random), height: .random(in: 1...12, using: &random))
      terminal.resize(to: next)
      var fresh = Canvas(size: screen.resize())
      fresh.draw(canvas, at: .zero)
      for _ in 0..<4 { fresh.scribble(using: &random) }
      try screen.show(fresh)
      terminal.receive()
      let difference = fresh.seen.damage(since: terminal.canvas.seen)
      try #require(difference.isEmpty, "\(difference)")
      canvas = fresh
    }
  }
}

extension Canvas {
  /// The canvas as a user sees it: a space has no foreground and can't be bold, and a wide glyph
  /// has one style.
  fileprivate var seen: Canvas {
    var canvas = self
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y].isTail {
        canvas.restyle(Rect(x: x, y: y, width: 1, height: 1)) { style, _ in
          style = self[x - 1, y].style
        }
      }
      for x in 0..<size.width where self[x, y].glyph == .space {
        canvas.restyle(Rect(x: x, y: y, width: 1, height: 1)) { style, _ in
          style.foreground =
            style.attributes.isDisjoint(with: .visibleOnSpaces) ? nil : style.foreground
          style.attributes.formIntersection(.visibleOnSpaces)
        }
      }
    }
    return canvas
  }

  fileprivate mutating func scribble(using random: inout SplitMix) {
    let words = [
      "a", "가", "한글", "x가y", "e\u{301}", "    ", "──", "aaaaaaaaaaaaaaaa", "█▀▄", "☀⛅", "😀",
    ]
    let place = Point(
      x: .random(in: -2...size.width, using: &random),
      y: .random(in: -1...size.height, using: &random))
    let style = Style.random(using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      fill(
        Rect(
          origin: place,
          size: Size(
            width: .random(in: 0...size.width, using: &random),
            height: .random(in: 0...size.height, using: &random))), with: style)
    case 1:
      restyle(Rect(x: place.x, y: place.y, width: 6, height: 2)) { old, point in
        old.background = RGB(UInt32(point.x * 20 << 16 | 0xFF))
      }
    default: write(words.randomElement(using: &random) ?? "", style, at: place)
    }
  }
}

extension Style {
  fileprivate static func random(using random: inout SplitMix) -> Style {
    let colours: [RGB?] = [nil, nil, .black, .white, RGB(0x000003), RGB(0xFF8000)]
    let attributes = Attributes(rawValue: .random(in: 0..<32, using: &random))
    return Style(
      foreground: colours.randomElement(using: &random) ?? nil,
      background: colours.randomElement(using: &random) ?? nil,
      attributes: Bool.random(using: &random) ? attributes : [])
  }
}

extension Attributes {
  fileprivate static let visibleOnSpaces: Attributes = [.underline, .strikethrough, .reverse]
}
