import Cells
import Layout
import Testing
import Views

struct NightTests {
  private static let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]

  @Test(arguments: modes, ColorScheme.allCases) func isOneRed(
    mode: WidgetRenderingMode, appearance: ColorScheme
  ) throws {
    let look = try Look.test(mode, appearance, isNight: true)
    let grounds = look.grounds()
    #expect(grounds == [RGB(0x140201)])
    for ground in grounds.union([.black]) {
      for part in [Part.wallpaper, .tile, .surface, .figure, .writing] {
        for color in Color.all {
          for (level, opacity) in [(0, 1), (0, 0.3), (1, 1), (2, 0.05), (3, 1)] {
            var paint = Paint(color)
            paint.level = level
            let shown = look.painting(part).resolve(paint, opacity: opacity, over: ground)
            #expect(shown.isPureRed, "\(part) \(color) \(level) \(opacity): \(shown)")
          }
        }
      }
    }
  }

  @Test(arguments: modes) func writingCanBeRead(mode: WidgetRenderingMode) throws {
    let look = try Look.test(mode, isNight: true)
    let tile = look.tile(on: .white, declaring: .white)
    let surface = look.painting(.surface).resolve(Paint(.white), over: tile)
    for ground in [RGB.black, tile, surface] {
      for color in Color.all {
        var paint = Paint(color)
        if color == .secondary { continue }
        let primary = look.painting(.writing).resolve(paint, over: ground).contrast(to: ground)
        paint.level = 1
        let secondary = look.painting(.writing).resolve(paint, over: ground).contrast(to: ground)
        #expect(primary >= 3 && secondary >= 1.95, "\(color) on \(ground)")
        #expect(secondary < primary)
      }
    }
  }

  @Test func isTheRedThatWasChosen() throws {
    let look = try Look.test(isNight: true)
    #expect(look.text(on: RGB(0x140201)) == RGB(0xFF1A12))
    #expect(look.painting(.wallpaper).resolve(Paint(.white), over: .white) == .black)
    #expect(look.painting(.surface).resolve(Paint(.white), over: RGB(0x140201)).red < 48)
  }

  /// Where red is illegible, such as on a figure not recognized as a background.
  @Test func writesDarkOnBrightRed() throws {
    let look = try Look.test(isNight: true)
    #expect(look.text(on: RGB(0xFF1A12)) == .black)
  }

  /// A terminal's own light background doesn't shine through.
  @Test func hasABlackGround() throws {
    var look = Look(ground: .white)
    look.isNight = true
    #expect(look.ground == .black)
    look.isNight = false
    #expect(look.ground == .white)
  }

  /// The palette's greys would be nearer to dark reds than its own reds are.
  @Test func takesThePureRedsOfAPalette() throws {
    let look = try Look.test(isNight: true, depth: .palette256)
    for color in Color.all {
      for level in 0...3 {
        var paint = Paint(color)
        paint.level = level
        let shown = look.painting(.writing).resolve(paint, over: .black)
        #expect([0, 95, 135, 175, 215, 255].contains(shown.red))
        #expect(shown.green == 0 && shown.blue == 0)
      }
    }
    let levels = (0...2).map { look.text($0, on: .black).red }
    #expect(Set(levels).count == 3)
  }

  /// The light of all cells, counting backgrounds fully and glyphs by half.
  @Test(arguments: modes) func isNearlyDark(mode: WidgetRenderingMode) throws {
    let canvas = try LookSample.shown(in: .test(mode, .light, isNight: true))
    var light = 0.0
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let (ground, ink) = (canvas[x, y].style.background, canvas[x, y].style.foreground)
        #expect(ground?.isPureRed != false && ink?.isPureRed != false, "\(x),\(y)")
        let isEmpty = canvas[x, y].glyph == .space
        light += (ground?.level ?? 0) * (isEmpty ? 1 : 0.5)
        light += isEmpty ? 0 : 0.5 * (ink?.level ?? 0)
      }
    }
    #expect(light / Double(canvas.size.width * canvas.size.height) < 0.15)
  }
}

extension RGB {
  fileprivate var level: Double { (Double(red) + Double(green) + Double(blue)) / 765 }
}
