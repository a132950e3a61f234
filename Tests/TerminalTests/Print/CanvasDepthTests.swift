import Cells
import Terminal
import Testing

struct CanvasDepthTests {
  private static let canvas: Canvas = {
    var canvas = Canvas(size: Size(width: 3, height: 1))
    canvas.write(
      "ab", Style(foreground: RGB(0xFE_FEFE), background: RGB(0x01_0101), attributes: .bold),
      at: .zero)
    return canvas
  }()

  @Test(arguments: [
    (ColorDepth.palette256, RGB(0xFF_FFFF) as RGB?, RGB(0) as RGB?),
    (.ansi16, RGB(0xFF_FFFF), RGB(0)),
    (.direct, RGB(0xFE_FEFE), RGB(0x01_0101)), (.mono, nil, nil),
  ])
  func colorsAreThoseOfThePalette(depth: ColorDepth, ink: RGB?, ground: RGB?) {
    let shown = Self.canvas.shown(in: depth)
    let style = Style(foreground: ink, background: ground, attributes: .bold)
    #expect(shown[0, 0].style == style && shown.description == "ab")
    #expect(shown[2, 0] == .blank)
  }
}
