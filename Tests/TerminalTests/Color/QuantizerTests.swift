import Cells
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

  @Test("A person's own 16 are never taken for one of 256")
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

  @Test("A terminal of 8 colours gets none of the bright ones")
  func eight() {
    var quantizer = Quantizer(depth: .ansi16, colors: 8)
    #expect(quantizer.pen(for: Style(foreground: .white)).foreground == .indexed(7))
  }

  @Test("Direct colours stay as they are, the darkest too")
  func direct() {
    #expect(pen(0x000000, on: 0x000007, .direct).foreground == .direct(.black))
    #expect(pen(0x000000, on: 0x000007, .direct).background.number == 7)
  }

  @Test("Mono keeps attributes only")
  func mono() {
    var quantizer = Quantizer(depth: .mono)
    let style = Style(foreground: .black, background: .white, attributes: [.bold, .reverse])
    #expect(quantizer.pen(for: style) == Pen(attributes: [.bold, .reverse]))
  }

  @Test("Text never vanishes into its ground", arguments: [ColorDepth.ansi16, .palette256])
  func legibility(depth: ColorDepth) {
    var quantizer = Quantizer(depth: depth)
    for (text, ground) in [(0x2A2A2A, 0x000000), (0xCFCFCF, 0xFFFFFF), (0x9A9A9A, 0x747474)] {
      let style = Style(foreground: RGB(UInt32(text)), background: RGB(UInt32(ground)))
      let pen = quantizer.pen(for: style)
      #expect(pen.foreground != pen.background)
    }
  }

  @Test("The soft edge of a figure may melt into its ground")
  func edges() {
    let pen = pen(0x101010, on: 0x0A0A0A, .ansi16)
    #expect(pen.foreground == pen.background)
  }
}
