import Cells
import Layout
import Testing
import Views

struct VibrantTests {
  @Test(arguments: ColorScheme.allCases) func hasNoHueButTheWallpaper(
    appearance: ColorScheme
  ) throws {
    let look = try Look.test(.vibrant, appearance)
    for ground in look.grounds() {
      for part in [Part.figure, .writing] {
        for color in Color.all {
          for level in 0...2 {
            var paint = Paint(color)
            paint.level = level
            let shown = look.painting(part).resolve(paint, over: ground)
            #expect(shown.saturation <= 0.08, "\(color) \(level) on \(ground)")
          }
        }
      }
      let surface = look.painting(.surface).resolve(Paint(.red), over: ground)
      #expect(surface.saturation <= max(0.08, ground.saturation + 0.01))
    }
  }

  @Test func tellsProminenceByBrightness() throws {
    let look = try Look.test(.vibrant)
    func grey(_ color: Color) -> UInt8 { look.resolve(Paint(color), over: .black).red }
    #expect(grey(.white) == 255)
    #expect(grey(Color(white: 226 / 255)) == 226)
    #expect(grey(Color(white: 0.1)) < 40)
    let hues: [Color] = [.white, .yellow, .orange, .blue, .gray, .black]
    #expect(hues.map(grey) == hues.map(grey).sorted(by: >))
  }

  @Test func turnsRoundWhereOnlyDarkWritingCanBeRead() throws {
    let look = try Look.test(.vibrant, .light)
    let pale = RGB(0xE8ECF4)
    func grey(_ color: Color) -> UInt8 { look.resolve(Paint(color), over: pale).red }
    #expect(grey(.white) < grey(.orange) && grey(.orange) < grey(.gray))
    #expect(look.text(on: pale).red < 60)
  }

  /// None of the 16 colours lies between those of the wallpaper and the tile.
  @Test(arguments: [ColorDepth.ansi16, .mono]) func hasNoMaterialOfFewColors(
    depth: ColorDepth
  ) throws {
    let background = Node(archiving: Color.red)
    for mode in [WidgetRenderingMode.accented, .vibrant] {
      #expect(try Look.test(mode, depth: depth).backdrop(of: background) == nil)
      #expect(try Look.test(mode, depth: .palette256).backdrop(of: background) != nil)
    }
    #expect(try Look.test(depth: depth).backdrop(of: background) == background)
  }

  @Test func letsTheWallpaperThrough() throws {
    let look = try Look.test(.vibrant)
    #expect(look.tile(on: RGB(0x141D3C), declaring: .red) == RGB(0x333A55))
    let kept = look.backdrop(of: Node(archiving: Color.red), isRemovable: false)
    #expect(kept == Node(archiving: Color.red))
    #expect(look.painting(.tile).resolve(Paint(.red), over: .black).saturation == 0)
    #expect(look.painting(.wallpaper).resolve(Paint(.red), over: .black).saturation > 0.5)
  }
}
