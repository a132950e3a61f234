import Cells
import Layout
import Testing
import Views

/// Checks the legibility of text in each look on all possible backgrounds.
struct LookContrastTests {
  @Test(
    arguments: [WidgetRenderingMode.fullColor, .accented, .vibrant], ColorScheme.allCases)
  func textCanBeRead(mode: WidgetRenderingMode, appearance: ColorScheme) throws {
    let look = try Look.test(mode, appearance)
    for ground in look.grounds() {
      let levels = (0...2).map { look.text($0, on: ground).contrast(to: ground) }
      #expect(levels[0] >= 4.5, "\(ground)")
      #expect(levels[1] >= 2.95 && levels[2] >= 2.95, "\(ground)")
      #expect(levels[0] > levels[1] && levels[1] >= levels[2], "\(ground)")
    }
  }

  @Test(arguments: ColorScheme.allCases) func moreContrastComesNearerToFull(
    appearance: ColorScheme
  ) throws {
    let plain = try Look.test(.fullColor, appearance)
    let strong = try Look.test(.fullColor, appearance, contrast: .increased)
    for ground in plain.grounds() {
      for level in 1...3 {
        let gain =
          strong.text(level, on: ground).contrast(to: ground)
          / plain.text(level, on: ground).contrast(to: ground)
        #expect(gain >= 1, "\(level) on \(ground)")
      }
      #expect(strong.text(1, on: ground).contrast(to: ground) >= 4.2)
      for color in Color.all {
        let written = strong.painting(.writing).resolve(Paint(color), over: ground)
        #expect(written.contrast(to: ground) >= 4.2, "\(color) on \(ground)")
      }
    }
    let black = RGB.black
    #expect(
      strong.text(3, on: black).contrast(to: black)
        > 1.5 * plain.text(3, on: black).contrast(to: black))
  }

  @Test(arguments: [WidgetRenderingMode.accented, .vibrant], ColorScheme.allCases)
  func writingOfAnyColorCanBeRead(mode: WidgetRenderingMode, appearance: ColorScheme) throws {
    let look = try Look.test(mode, appearance).painting(.writing)
    for ground in look.grounds() {
      for color in Color.all {
        let written = look.resolve(Paint(color), over: ground)
        let least = color == .secondary ? 2.95 : 4.45
        #expect(written.contrast(to: ground) >= least, "\(color) on \(ground)")
      }
    }
  }

  /// An author's own colours stay unchanged.
  @Test(arguments: ColorScheme.allCases) func fitsTheHuesOfTheSystemToTheirGround(
    appearance: ColorScheme
  ) throws {
    let look = try Look.test(.fullColor, appearance)
    let own = Color(red: 1, green: 0, blue: 0)
    for ground in look.grounds() {
      for color in [Color.red, .orange, .yellow, .green, .blue, .purple, .pink, .accentColor] {
        let written = look.painting(.writing).resolve(Paint(color), over: ground)
        #expect(written.contrast(to: ground) >= 4.45, "\(color) on \(ground)")
      }
      #expect(look.painting(.writing).resolve(Paint(own), over: ground) == RGB(0xFF0000))
    }
    let figure = look.resolve(Paint(.blue), over: RGB(0x0A84FF))
    #expect(figure == look.resolve(Paint(.blue), over: .white))
  }

  /// Halfway between light and dark, white is illegible and dark blue hardly legible.
  @Test func everyGroundHasItsText() throws {
    let look = try Look.test()
    for level in UInt8.min...UInt8.max {
      let ground = RGB(red: level, green: level, blue: level)
      #expect(look.text(on: ground).contrast(to: ground) >= 4.5)
    }
  }

  @Test func secondaryIsALevelHoweverItIsSaid() throws {
    for mode in [WidgetRenderingMode.fullColor, .accented, .vibrant] {
      let look = try Look.test(mode).painting(.writing)
      #expect(look.resolve(Paint(.secondary), over: .black) == look.text(1, on: .black))
    }
  }
}
