import Cells
import Kit
import Testing

@testable import Terminal

struct QuantizerTests {
  private func pen(_ text: UInt32, on ground: UInt32? = nil, _ depth: ColorDepth) -> Pen {
    var quantizer = Quantizer(depth: depth)
    let style = Style(foreground: RGB(text), background: ground.map { RGB($0) })
    return quantizer.pen(for: Cell(Glyph("a"), style))
  }

  @Test(
    "The fixed colours of 256 are themselves, and the others come near",
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x080808, 232),
      (0xEEEEEE, 255), (0xFF8000, 208), (0x767676, 243), (0x010101, 16), (0xFEFEFE, 231),
    ] as [(UInt32, UInt8)])
  func palette(colour: UInt32, index: UInt8) {
    #expect(pen(colour, .palette256).foreground == .indexed(index))
  }

  @Test("The user's own 16 colours never stand in for one of 256")
  func ownColours() {
    var quantizer = Quantizer(depth: .palette256)
    for hex in stride(from: UInt32(0), to: 0xFFFFFF, by: 66_049) {
      let cell = Cell(Glyph("a"), Style(foreground: RGB(hex)))
      guard case .indexed(let index) = quantizer.pen(for: cell).foreground else { continue }
      #expect(index >= 16)
    }
  }

  @Test(
    "The 16 are near what xterm shows",
    arguments: [
      (0x000000, 0), (0xC00000, 1), (0xFF1010, 9), (0xFFFFFF, 15), (0x808080, 8), (0xE0E0E0, 7),
    ] as [(UInt32, UInt8)])
  func ansi(colour: UInt32, index: UInt8) {
    #expect(pen(colour, .ansi16).foreground == .indexed(index))
  }

  @Test("A terminal with 8 colours gets no bright ones")
  func eight() {
    #expect(pen(0xFFFFFF, .ansi8).foreground == .indexed(7))
  }

  @Test("Direct colours stay as they are, even the darkest")
  func direct() {
    #expect(pen(0x000000, on: 0x000007, .direct).foreground == .direct(.black))
    #expect(pen(0x000000, on: 0x000007, .direct).background.number == 7)
  }

  @Test("Mono keeps only attributes")
  func mono() {
    var quantizer = Quantizer(depth: .mono)
    let style = Style(foreground: .black, background: .white, attributes: [.bold, .reverse])
    #expect(quantizer.pen(for: Cell(Glyph("a"), style)) == Pen(attributes: [.bold, .reverse]))
  }

  @Test("Text never vanishes into its background", arguments: [ColorDepth.ansi16, .palette256])
  func legibility(depth: ColorDepth) {
    var quantizer = Quantizer(depth: depth)
    for (text, ground) in [(0x2A2A2A, 0x000000), (0xCFCFCF, 0xFFFFFF), (0x9A9A9A, 0x747474)] {
      let style = Style(foreground: RGB(UInt32(text)), background: RGB(UInt32(ground)))
      let pen = quantizer.pen(for: Cell(Glyph("a"), style))
      #expect(pen.foreground != pen.background)
    }
  }

  @Test(
    "Writing is as clear in few colours as it was meant, up to what it takes to read it",
    arguments: [(ColorDepth.palette256, 4.5), (.ansi16, 3), (.ansi8, 3)])
  func clearness(depth: ColorDepth, least: Double) throws {
    var quantizer = Quantizer(depth: depth)
    let palette = try #require(depth.palette)
    var random = SplitMix(seed: 5)
    for _ in 0..<2000 {
      let colors = (0..<2).map { _ in RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
      let meant = colors[0].contrast(to: colors[1])
      guard meant >= 2 else { continue }
      let pen = quantizer.pen(
        for: Cell(Glyph("a"), Style(foreground: colors[0], background: colors[1])))
      guard case (.indexed(let text), .indexed(let ground)) = (pen.foreground, pen.background)
      else {
        Issue.record("\(pen)")
        continue
      }
      let shown = try #require(palette[text]).contrast(to: #require(palette[ground]))
      #expect(shown >= min(meant, least), "\(colors) \(pen)")
    }
  }

  @Test("A figure gets the nearest colours, whatever their contrast")
  func figures() {
    #expect(edge(0x0087D7, on: 0x005F87, .palette256) == [32, 24])
    #expect(pen(0x0087D7, on: 0x005F87, .palette256).foreground == .indexed(32))
    #expect(edge(0x8A8A8A, on: 0xF3F3F3, .palette256) == [245, 255])
  }

  /// The colours of a block and behind it.
  private func edge(_ figure: UInt32, on ground: UInt32, _ depth: ColorDepth) -> [UInt8] {
    var quantizer = Quantizer(depth: depth)
    let pen = quantizer.pen(
      for: Cell(Glyph("▌"), Style(foreground: RGB(figure), background: RGB(ground))))
    return [pen.foreground, pen.background].compactMap {
      if case .indexed(let index) = $0 { index } else { nil }
    }
  }

  @Test("A figure that would vanish gets the next colour, unless that stood out far more")
  func vanishingFigures() {
    #expect(edge(0xBDBDBD, on: 0xEEEEEE, .ansi16) == [8, 7])
    #expect(edge(0xBDBDBD, on: 0xEEEEEE, .ansi8) == [7, 7])
    #expect(edge(0x303030, on: 0x000000, .ansi8) == [0, 0])
    #expect(edge(0x909090, on: 0x5F5F5F, .ansi16) == [7, 8])
    #expect(edge(0x4040F2, on: 0x0000EE, .ansi8) == [0, 4])
  }

  @Test(
    "Grey text among few colours is no hue, and text with a hue isn't grey if that can be read",
    arguments: [(ColorDepth.ansi16), .ansi8])
  func greyText(depth: ColorDepth) {
    #expect(pen(0xFFFFFF, on: 0x0E8A8A, depth).foreground == .indexed(0))
    #expect(pen(0x8FD0FF, on: 0x1A58BD, depth).foreground == .indexed(7))
    #expect(pen(0xFFFF00, on: 0x0000EE, depth).foreground == .indexed(depth == .ansi8 ? 3 : 11))
    #expect(pen(0x5A5A60, on: 0xE5E5E5, depth).foreground == .indexed(depth == .ansi16 ? 8 : 0))
    #expect(pen(0xC41A16, on: 0xE5E5E5, depth).foreground == .indexed(1))
    #expect(pen(0x005F5F, on: 0xE5E5E5, depth).foreground != .indexed(7))
  }

  @Test(
    "Among 16 a pale hue is no grey",
    arguments: [(0xFF6961, 9), (0xFF6B9D, 5), (0xC8C8FF, 7)] as [(UInt32, UInt8)])
  func hues(colour: UInt32, index: UInt8) {
    #expect(pen(colour, .ansi16).foreground == .indexed(index))
  }

  @Test("The soft edge of a figure may blend into its background")
  func edges() {
    #expect(edge(0x101010, on: 0x0A0A0A, .ansi16) == [0, 0])
  }
}
