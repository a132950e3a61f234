import Cells
import Layout
import Testing
import Views

/// Checks solid blocks behind text, which would hide it without hues.
struct SurfaceTests {
  private struct Badge: View {
    var body: some View {
      ZStack {
        Color.blue
        Text("ab").foregroundStyle(.black).padding(.horizontal, 8).background(.white)
      }
    }
  }

  @Test(arguments: [WidgetRenderingMode.fullColor, .accented, .vibrant], [false, true])
  func keepTheirWritingReadable(mode: WidgetRenderingMode, isNight: Bool) throws {
    for isDim in [false, true] {
      let look = try Look.test(mode, isNight: isNight, isLuminanceReduced: isDim)
      let canvas = try Badge().shown(6, 1, look: look)
      let cell = canvas[2, 0]
      #expect(cell.glyph == Glyph("a"))
      let (ink, ground) = (cell.style.foreground, cell.style.background)
      let contrast = try #require(ink).contrast(to: #require(ground))
      #expect(contrast >= (isNight ? 3 : 4.5), "\(mode) \(isNight) \(isDim)")
      #expect(ground != canvas[0, 0].style.background)
    }
  }

  @Test func barsAreNone() throws {
    let view = HStack(spacing: 0) {
      Text("ab")
      Color.orange
    }
    #expect(try view.shown(4, 1, look: .test(.vibrant))[3, 0].style.background?.red ?? 0 > 200)
    #expect(try view.shown(4, 1, look: .test(.accented))[3, 0].style.background == .white)
  }

  /// The appearance of a solid bar depends on what it covers.
  @Test func barsStandOutFromPaleGrounds() throws {
    let view = Color.orange.frame(width: 8)
    for mode in [WidgetRenderingMode.accented, .vibrant] {
      var canvas = Canvas(size: Size(width: 1, height: 1))
      canvas.fill(canvas.bounds, with: Style(background: RGB(0xF0F0F8)))
      try Node(archiving: view).laidOut(in: canvas.size, surroundings: .test())
        .paint(on: &canvas, look: .test(mode, .light), clippedTo: canvas.bounds)
      #expect(try #require(canvas[0, 0].style.background).contrast(to: RGB(0xF0F0F8)) > 4)
    }
  }

  @Test func aLargeThingWithALittleTextOnItsEdgeIsNone() throws {
    let view = ZStack(alignment: .leading) {
      Color.orange.frame(width: 8)
      Text("abcd")
    }
    #expect(try view.shown(4, 1, look: .test(.accented))[0, 0].style.background == .white)
  }

  /// Content below an opaque surface stays hidden even if the surface becomes translucent.
  @Test func hideWhatLiesBelow() throws {
    let view = ZStack {
      Text("hidden")
      Color.white
      Text("ab")
    }
    #expect(try view.shown(6, 1, look: .test(.accented)).description == "  ab")
  }
}
