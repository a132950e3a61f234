import Cells
import Kit
import Layout
import Testing
import Views

/// Records a rich face on a dark and a light tile, in each look.
struct LookGoldenTests {
  @Test(arguments: [
    WidgetRenderingMode.fullColor, .accented, .vibrant,
  ]) func modes(mode: WidgetRenderingMode) throws {
    try expectGolden(LookSample.shown(in: .test(mode)), named: "look-\(mode)")
    try expectGolden(LookSample.shown(in: .test(mode, .light)), named: "look-\(mode)-light")
  }

  @Test func night() throws {
    try expectGolden(LookSample.shown(in: .test(isNight: true)), named: "look-night")
  }

  @Test func alwaysOn() throws {
    try expectGolden(
      LookSample.shown(in: .test(.vibrant, isLuminanceReduced: true)), named: "look-always-on")
  }

  @Test func moreContrast() throws {
    try expectGolden(
      LookSample.shown(in: .test(contrast: .increased)), named: "look-increased-contrast")
  }
}
