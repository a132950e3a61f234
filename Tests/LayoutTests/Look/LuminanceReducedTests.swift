import Cells
import Layout
import Testing
import Views

struct LuminanceReducedTests {
  @Test(arguments: [WidgetRenderingMode.fullColor, .vibrant]) func isDimAndWithoutHue(
    mode: WidgetRenderingMode
  ) throws {
    let look = try Look.test(mode, isLuminanceReduced: true)
    #expect(look.text(on: .black) == RGB(0xB0B0B6))
    #expect(look.text(1, on: .black).contrast(to: .black) >= 3)
    for color in Color.all {
      let shown = look.resolve(Paint(color), over: .black)
      #expect(shown.saturation <= 0.08 && shown.red <= 158, "\(color)")
    }
  }

  @Test func stillTellsGreysApart() throws {
    let look = try Look.test(.vibrant, isLuminanceReduced: true)
    let greys = [255, 226, 190, 150].map {
      look.resolve(Paint(Color(white: $0 / 255)), over: .black).red
    }
    #expect(greys == [158, 140, 118, 93])
  }

  @Test func leavesLittleOfTheWallpaperAndNothingOfTiles() throws {
    let look = try Look.test(isLuminanceReduced: true)
    #expect(look.backdrop(of: Node(archiving: Color.red)) == nil)
    #expect(look.ground == .black)
    let wallpaper = look.painting(.wallpaper).resolve(Paint(.white), over: .black)
    #expect(wallpaper == RGB(0x1F1F1F))
  }

  @Test func keepsTheAccent() throws {
    let look = try Look.test(.accented, isLuminanceReduced: true)
    let canvas = try Text("a").widgetAccentable().shown(1, 1, look: look)
    let ink = try #require(canvas[0, 0].style.foreground)
    #expect(ink.red > ink.blue && ink.red <= 0xB0)
  }
}
