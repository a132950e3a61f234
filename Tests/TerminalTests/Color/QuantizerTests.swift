import Cells
import Kit
import Testing

@testable import Terminal

struct QuantizerTests {
  private func pen(_ text: UInt32, on ground: UInt32? = nil, _ depth: ColorDepth) -> Pen {
    var quantizer = Quantizer(depth: depth)
    return quantizer.pen(for: Style(foreground: RGB(text), background: ground.map { RGB($0) }))
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
      guard case .indexed(let index) = quantizer.pen(for: Style(foreground: RGB(hex))).foreground
      else { continue }
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
    var quantizer = Quantizer(depth: .ansi16, colors: 8)
    #expect(quantizer.pen(for: Style(foreground: .white)).foreground == .indexed(7))
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
    #expect(quantizer.pen(for: style) == Pen(attributes: [.bold, .reverse]))
  }

  @Test("Text never vanishes into its background", arguments: [ColorDepth.ansi16, .palette256])
  func legibility(depth: ColorDepth) {
    var quantizer = Quantizer(depth: depth)
    for (text, ground) in [(0x2A2A2A, 0x000000), (0xCFCFCF, 0xFFFFFF), (0x9A9A9A, 0x747474)] {
      let style = Style(foreground: RGB(UInt32(text)), background: RGB(UInt32(ground)))
      let pen = quantizer.pen(for: style)
      #expect(pen.foreground != pen.background)
    }
  }

  @Test(
    "Writing is as clear in few colours as it was meant, up to what it takes to read it",
    arguments: [(ColorDepth.palette256, 4.5), (.ansi16, 3)])
  func clearness(depth: ColorDepth, least: Double) throws {
    var quantizer = Quantizer(depth: depth)
    let palette = depth == .palette256 ? FixedPalette.of256 : .of16
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
    var quantizer = Quantizer(depth: .palette256)
    let style = Style(foreground: RGB(0x0087D7), background: RGB(0x005F87))
    let (block, letter) = (Cell(Glyph("▌"), style), Cell(Glyph("a"), style))
    #expect(quantizer.pen(for: block) == quantizer.pen(for: style))
    #expect(quantizer.pen(for: letter) == quantizer.pen(for: style))
    let light = Style(foreground: RGB(0x8A8A8A), background: RGB(0xF3F3F3))
    #expect(quantizer.pen(for: Cell(Glyph("▌"), light)) == quantizer.pen(for: light))
  }

  @Test(
    "Among 16 a pale hue is no grey",
    arguments: [(0xFF6961, 9), (0xFF6B9D, 5), (0xC8C8FF, 7)] as [(UInt32, UInt8)])
  func hues(colour: UInt32, index: UInt8) {
    #expect(pen(colour, .ansi16).foreground == .indexed(index))
  }

  @Test("The soft edge of a figure may blend into its background")
  func edges() {
    let pen = pen(0x101010, on: 0x0A0A0A, .ansi16)
    #expect(pen.foreground == pen.background)
  }
}
