import Cells
import Glibc
import Kit
import Terminal
import Testing

/// Checks real ncurses on a real pseudo-terminal. ncurses has one screen at a time.
@Suite(.serialized)
struct ScreenTests {
  let xterm = Terminals.environment("xterm-256color").merging(["COLORTERM": "truecolor"]) { $1 }
  let size = Size(width: 40, height: 10)

  func pair() throws -> TerminalPair {
    try #require(TerminalPair(size: size))
  }

  func canvas(_ text: String, _ style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.write(text, style, at: Point(x: 20, y: 5))
    return canvas
  }

  /// A canvas with a colour for each cell, none of which any other number has.
  func colorful(_ number: Int) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.restyle(canvas.bounds) { style, place in
      style.background = RGB(UInt32(number * 400 + place.y * 40 + place.x))
    }
    return canvas
  }

  @Test("Nothing is written before the first frame, and that is only the picture")
  func firstFrame() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    #expect(pair.sent().isEmpty)
    try screen.show(canvas("a"))
    #expect(pair.sent() == "^[?1049h^[22;0;0t^[?1h^=^[?25l^[4l^[H^[2J^[6;21Ha")
    screen.close()
    _ = pair.sent()
  }

  @Test("A changed cell is sent with its position and style")
  func oneCell() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    let style = Style(
      foreground: RGB(0xFFFFFF), background: RGB(0x203040), attributes: [.bold])
    try screen.show(canvas("09:41", style))
    _ = pair.sent()
    let frame = try screen.show(canvas("09:42", style))
    let sent = pair.sent()
    #expect(sent == "\u{8}^[1;38;2;255;255;255;48;2;32;48;64m2^[m")
    #expect(frame.byteCount == sent.utf8.count)
    #expect(frame.damage.area == 1)
  }

  @Test("The same canvas sends nothing")
  func idle() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    _ = pair.sent()
    #expect(try screen.show(canvas("a")).byteCount == 0)
    #expect(pair.sent().isEmpty)
  }

  @Test(
    "Each depth has colours of its own",
    arguments: [
      (ColorDepth.direct, "^[38;2;0;0;0;48;2;255;128;0ma^[m"),
      (.palette256, "^[38;5;16;48;5;208ma^[m"), (.ansi16, "^[30;43ma^[m"), (.mono, "a"),
    ])
  func depths(depth: ColorDepth, picture: String) throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm, depth: depth)
    try screen.show(canvas("a", Style(foreground: .black, background: RGB(0xFF8000))))
    #expect(screen.depth == depth)
    #expect(pair.sent().hasSuffix("^[2J^[6;21H" + picture))
  }

  @Test("Every attribute is shown")
  func attributes() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    let all: Attributes = [.bold, .italic, .underline, .strikethrough, .reverse]
    try screen.show(canvas("a", Style(attributes: all)))
    #expect(pair.sent().hasSuffix("^[1;3;4;7;9ma^[m"))
  }

  @Test("Wide glyphs and marks keep their columns")
  func wide() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("가e\u{301}나"))
    #expect(pair.sent().hasSuffix("가e\u{301}나"))
    try screen.show(canvas("ab"))
    #expect(pair.sent().contains("ab"))
    try screen.show(canvas("x나"))
    #expect(pair.sent().hasSuffix("x나"))
  }

  @Test("A frame of more than 1 KB is a synchronized update if the terminal supports that")
  func synchronized() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    screen.hear(.mode(2026, isKnown: true))
    _ = pair.sent()
    try screen.show(canvas("b"))
    #expect(pair.sent() == "\u{8}b")
    try screen.show(colorful(1))
    let large = pair.sent()
    #expect(large.hasPrefix("^[?2026h") && large.hasSuffix("^[?2026l"))
    screen.hear(.mode(2026, isKnown: false))
    try screen.show(colorful(2))
    #expect(!pair.sent().contains("2026"))
  }

  @Test(
    "Any size is taken, and a canvas of another one is cut", arguments: [(1, 1), (3, 2), (300, 90)])
  func resizing(width: Int, height: Int) throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    let size = Size(width: width, height: height)
    pair.resize(to: size)
    #expect(screen.resize() == size)
    _ = pair.sent()
    let wide = Canvas(lines: ["xyz가나다라마바사"])
    try screen.show(wide)
    #expect(pair.sent().contains(width == 1 ? "x" : "^[2Jxyz"))
    #expect(screen.size == size)
  }

  @Test("More colours than ncurses has pairs are all shown")
  func manyColors() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    for frame in 0..<100 {
      try screen.show(colorful(frame))
      let last = RGB(UInt32(frame * 400 + 399))
      #expect(pair.sent().contains("48;2;\(last.red);\(last.green);\(last.blue)m"))
    }
  }

  @Test(
    "ncurses takes the painting entry of every usable terminal",
    arguments: ColorDepth.allCases)
  func everyTerminal(depth: ColorDepth) throws {
    for name in Terminals.entries.keys.sorted() where name != "dumb" {
      let pair = try pair()
      var screen = try Screen(
        on: pair.terminal, environment: Terminals.environment(name), depth: depth)
      try screen.show(canvas("hello", Style(foreground: .white, attributes: .bold)))
      #expect(pair.sent().contains("hello"), "\(name)")
      screen.close()
    }
  }
}
