import Cells
import Layout
import Testing
import Views

struct AccentedTests {
  private func colors(_ view: some View, look: Look? = nil) throws -> [RGB?] {
    let look = try look ?? .test(.accented)
    let canvas = try view.shown(6, 1, look: look)
    return (0..<6).map { canvas[$0, 0].style.foreground ?? canvas[$0, 0].style.background }
  }

  @Test func hasTwoColors() throws {
    let amber = RGB(0xFFB454)
    let view = HStack(spacing: 0) {
      Text("a").foregroundStyle(.red)
      Color.blue.widgetAccentable()
      Text("c").foregroundStyle(.green).widgetAccentable()
      LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom)
      Text("e").widgetAccentable().widgetAccentable(false)
      Text("f").widgetAccentable(false)
    }
    #expect(try colors(view) == [.white, amber, amber, .white, amber, .white])
    let plain = try colors(view, look: .test())
    #expect(Set(plain).count > 3)
  }

  /// A view inside accented parts can't opt out.
  @Test func cannotBeUndone() throws {
    let view = HStack(spacing: 0) { Text("abcdef").widgetAccentable(false) }.widgetAccentable()
    #expect(Set(try colors(view)) == [RGB(0xFFB454)])
  }

  /// Samples of colours would say nothing without them.
  @Test(arguments: [WidgetRenderingMode.accented, .vibrant])
  func samplesKeepTheirColors(mode: WidgetRenderingMode) throws {
    let sample = Color(red: 1, green: 0, blue: 0).frame(width: 24, height: 17)
    let view = HStack(spacing: 0) {
      sample
      sample.keepingColors()
    }
    let shown = try colors(view, look: .test(mode))
    #expect(Set(shown[3...]) == [RGB(0xFF0000)])
    #expect(!shown[..<3].contains(RGB(0xFF0000)))
  }

  @Test func leavesOpacityAlone() throws {
    let view = HStack(spacing: 0) {
      Color.red.opacity(0.5)
      Color.black.opacity(0.5)
      Color.red.opacity(0.5).widgetAccentable()
      Color.clear
      Color.blue.frame(width: 8).opacity(0.5)
      Color.blue.frame(width: 8)
    }
    let half = RGB(0x808080)
    #expect(
      try colors(view) == [half, half, RGB(0x805A2A), .black, half, .white])
  }

  @Test func takesTheColorThatAPersonChooses() throws {
    var look = try Look.test(.accented)
    look.accent = .green
    #expect(try colors(Text("a").widgetAccentable(), look: look)[2] == RGB(0x30D158))
    look.appearance = .light
    let pale = RGB(0xF4F4F8)
    var canvas = Canvas(size: Size(width: 1, height: 1))
    canvas.fill(canvas.bounds, with: Style(background: pale))
    try Node(archiving: Text("a").widgetAccentable())
      .laidOut(in: canvas.size, surroundings: .test())
      .paint(on: &canvas, look: look, clippedTo: canvas.bounds)
    let written = try #require(canvas[0, 0].style.foreground)
    #expect(written.contrast(to: pale) >= 4.45)
    #expect(written.green > written.red && written.green > written.blue)
  }

  /// With any accent, only primary text may stand out more.
  @Test(arguments: ColorScheme.allCases)
  func secondaryTextStandsBehindEveryAccent(appearance: ColorScheme) throws {
    var look = try Look.test(.accented, appearance)
    let shares = [0.0, 0.5, 1]
    for (red, green, blue) in shares.flatMap({ red in
      shares.flatMap { green in shares.map { (red, green, $0) } }
    }) {
      look.accent = Color(red: red, green: green, blue: blue)
      var accented = look
      accented.isAccented = true
      for ground in look.grounds() {
        let contrast = accented.text(on: ground).contrast(to: ground)
        #expect(look.text(1, on: ground).contrast(to: ground) <= contrast, "\(ground)")
        #expect(look.text(on: ground).contrast(to: ground) >= 4.45, "\(ground)")
      }
    }
  }

  @Test(arguments: [WidgetAccentedRenderingMode.accented, .accentedDesaturated])
  func imagesJoinTheAccentedParts(mode: WidgetAccentedRenderingMode) throws {
    let view = Image(systemName: "sun.max").widgetAccentedRenderingMode(mode)
    #expect(try view.shown(1, 1, look: .test(.accented))[0, 0].style.foreground == RGB(0xFFB454))
  }

  @Test func aSymbolOfSeveralColorsIsInBothGroups() throws {
    func inks(_ mode: WidgetAccentedRenderingMode?) throws -> Set<RGB> {
      let view = Image(systemName: "cloud.sun.fill").widgetAccentedRenderingMode(mode)
        .symbolRenderingMode(.multicolor).font(.system(size: 51))
      let canvas = try view.shown(
        12, 6, look: .test(.accented), .test(glyphs: .sextant))
      let styles = canvas.bounds.rows.flatMap { y in
        canvas.bounds.columns.map { canvas[$0, y].style }
      }
      return Set(styles.flatMap { [$0.foreground, $0.background].compactMap(\.self) })
    }
    let (amber, yellow) = (RGB(0xFFB454), RGB(0xFFD60A))
    #expect(try inks(nil).isSuperset(of: [amber, .white]))
    #expect(try inks(.accented).contains(amber) && !inks(.accented).contains(.white))
    #expect(try !inks(.desaturated).contains(amber))
    #expect(try inks(.fullColor).contains(yellow))
  }
}
