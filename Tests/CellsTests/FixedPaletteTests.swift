import Cells
import Testing

struct FixedPaletteTests {
  private static let (blue, red) = (RGB(0x0000EE), RGB(0xCD0000))

  /// Cyan, green and magenta are as dark as blue in the palettes of many.
  @Test(arguments: [RGB(0x00CDCD), RGB(0x00FFFF), RGB(0x00FF00), RGB(0xFF00FF)])
  func noHueButYellowIsReadOnAnother(hue: RGB) {
    let palette = FixedPalette.of16
    for ground in [Self.blue, Self.red] {
      let shown = palette[palette.nearestIndex(to: hue, standingOut: 4.5, from: ground)]
      #expect(shown == .white || shown == RGB(0xE5E5E5))
      let yellow = palette.nearestIndex(to: RGB(0xFFFF00), standingOut: 4.5, from: ground)
      #expect(palette[yellow] == RGB(0xFFFF00))
    }
    let onBlack = palette.nearestIndex(to: RGB(0x00FFFF), standingOut: 4.5, from: .black)
    #expect(palette[onBlack] == RGB(0x00FFFF))
  }
}
