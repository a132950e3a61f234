import Cells
import HomeTesting
import Pages
import Layout
import Testing
import Views

@testable import Home

/// Checks pictures behind the tiles.
struct PictureWallpaperTests {
  private func picture(_ upper: RGB, _ lower: RGB) throws -> Pixels {
    let colors = (0..<40).flatMap { y in Array(repeating: y < 20 ? upper : lower, count: 60) }
    return try #require(Pixels(size: Size(width: 60, height: 40), colors))
  }

  /// The screen in front of a picture.
  private func screen(_ pixels: Pixels, _ presentation: Presentation) async throws -> Canvas {
    var presentation = presentation
    presentation.preferences.wallpaper = .picture("/a.png")
    var home = try await SeenHome.test(120, 40, presentation: presentation)
    _ = home.handle(.pictureRead(PictureReading(of: "/a.png", .success(pixels))), at: .test)
    return home.canvas(at: .test)
  }

  @Test func aPictureIsAskedForOnceAndShownWhenItComes() async throws {
    var home = try await SeenHome.test(120, 40)
    let plain = home.canvas(at: .test)
    func ask(for word: String) -> [String] {
      _ = home.handle(.preferencesChanged([.wallpaper: word]), at: .test)
      return home.advance(to: .test).compactMap { effect in
        if case .readPicture(let path) = effect { path } else { nil }
      }
    }
    #expect(ask(for: "/a.png") == ["/a.png"] && ask(for: "/a.png").isEmpty)
    #expect(home.canvas(at: .test) == plain, "it isn't there yet")
    #expect(ask(for: "~/b.jpg") == ["~/b.jpg"])
    let pixels = try picture(RGB(0x800000), RGB(0x000080))
    _ = home.handle(.pictureRead(PictureReading(of: "/a.png", .success(pixels))), at: .test)
    #expect(home.canvas(at: .test) == plain, "another one is wanted by now")
    _ = home.handle(.pictureRead(PictureReading(of: "~/b.jpg", .success(pixels))), at: .test)
    let canvas = home.canvas(at: .test)
    let (first, last) = (canvas[0, 0].style.background, canvas[119, 39].style.background)
    #expect(first?.red ?? 0 > 40 && first?.blue == 0 && last?.blue ?? 0 > 40 && last?.red == 0)
    #expect(ask(for: "gradient").isEmpty && home.canvas(at: .test) == plain)
    #expect(ask(for: "~/b.jpg") == ["~/b.jpg"])
    let lack = PictureReading.Lack("~/b.jpg is gone")
    _ = home.handle(.pictureRead(PictureReading(of: "~/b.jpg", .failure(lack))), at: .test)
    #expect(home.text().contains("~/b.jpg is gone"))
  }

  /// Half a cell has its own colour where that is seen, and none where there are no blocks or few colours.
  @Test func aPictureIsAsFineAsTheTerminalShowsIt() async throws {
    let rows = (0..<80).flatMap { y in
      Array(repeating: y % 2 == 0 ? RGB(0x600000) : RGB(0x000060), count: 120)
    }
    let pixels = try #require(Pixels(size: Size(width: 120, height: 80), rows))
    func cell(_ glyphs: GlyphTier, _ depth: ColorDepth) async throws -> Cell {
      var presentation = try Presentation.test(depth: depth)
      presentation.preferences.glyphs = glyphs
      return try await screen(pixels, presentation)[0, 39]
    }
    let fine = try await cell(.quadrant, .direct)
    #expect(fine.glyph == Glyph("\u{2580}"))
    #expect(fine.style.foreground?.red ?? 0 > fine.style.background?.red ?? 9)
    #expect(try await cell(.ascii, .direct).glyph == .space)
    #expect(try await cell(.quadrant, .palette256).style.background.map(isInPalette) == true)
  }

  /// The colours of the picture at the left edge, where nothing stands before it.
  private func shades(of canvas: Canvas) -> [RGB] {
    (2..<18).flatMap { y in (0..<2).map { canvas[$0, y] } }.flatMap { cell in
      let upper = cell.glyph == Glyph("\u{2580}") ? cell.style.foreground : nil
      return [upper, cell.style.background].compactMap(\.self)
    }
  }

  private func isInPalette(_ color: RGB) -> Bool {
    ColorDepth.palette256.palette?.shown(color) == color
  }

  @Test(arguments: Preferences.Mode.allCases, ColorScheme.allCases)
  func letsEverythingBeReadOnAPicture(
    mode: Preferences.Mode, appearance: ColorScheme
  ) async throws {
    let pictures = [(RGB.white, RGB.black), (RGB(0xFFFF00), RGB(0x0000FF))]
    for (upper, lower) in pictures + [(RGB(0x00FF00), RGB(0xFF00FF))] {
      try await expectReadable(upper, lower, mode, appearance, .direct)
      try await expectReadable(upper, lower, mode, appearance, .palette256)
    }
  }

  private func expectReadable(
    _ upper: RGB, _ lower: RGB, _ mode: Preferences.Mode, _ appearance: ColorScheme,
    _ depth: ColorDepth
  ) async throws {
    var presentation = try Presentation.test(depth: depth, appearance: appearance)
    presentation.preferences.mode = mode
    let canvas = try await screen(picture(upper, lower), presentation)
    #expect(canvas[0, 0].style.background != canvas[0, 39].style.background)
    for y in canvas.bounds.rows {
      for x in canvas.bounds.columns where canvas[x, y].glyph.isLetterOrDigit {
        let style = canvas[x, y].style
        let contrast = (style.foreground ?? .white)
          .contrast(to: style.background ?? presentation.look.ground)
        #expect(contrast >= 3, "\(canvas[x, y].glyph) at \(x),\(y)")
      }
    }
  }

  /// What was lighter stays lighter, and everything is dark or light enough for text of one colour.
  @Test(arguments: ColorScheme.allCases, [ColorDepth.direct, .palette256])
  func aPictureIsMadeFitForText(appearance: ColorScheme, depth: ColorDepth) async throws {
    let presentation = try Presentation.test(depth: depth, appearance: appearance)
    let canvas = try await screen(picture(.white, .black), presentation)
    let upper = try #require(canvas[0, 0].style.background?.luminance)
    let lower = try #require(canvas[0, 39].style.background?.luminance)
    #expect(upper > lower)
    #expect(appearance == .dark ? upper <= 0.05 : lower >= 0.54, "\(upper) \(lower)")
  }

  /// Each hue stays itself, and grey stays grey, although few colours are dark or light enough.
  @Test(arguments: ColorScheme.allCases) func aPictureKeepsItsHuesInFewColors(
    appearance: ColorScheme
  ) async throws {
    let presentation = try Presentation.test(depth: .palette256, appearance: appearance)
    /// The mean of the colours in the first places.
    func shown(_ color: UInt32) async throws -> [Int] {
      let canvas = try await screen(picture(RGB(color), RGB(0x808080)), presentation)
      let colors = shades(of: canvas)
      for color in colors { #expect(isInPalette(color), "\(color)") }
      return colors.map(parts).reduce([0, 0, 0]) { sum, parts in
        zip(sum, parts).map { $0 + Int($1) }
      }
      .map { $0 / max(1, colors.count) }
    }
    func parts(_ color: RGB) -> [UInt8] { [color.red, color.green, color.blue] }
    for hex: UInt32 in [0xE04030, 0x30A040, 0x4060E0, 0xE0C040, 0x30B0B0, 0xC040C0, 0xB45078] {
      let (meant, seen) = (parts(RGB(hex)), try await shown(hex))
      let most = try #require(meant.max())
      let least = try #require(meant.min())
      #expect(seen.max() != seen.min(), "\(RGB(hex)) became grey")
      for index in 0..<3 {
        if meant[index] == most { #expect(seen[index] == seen.max(), "\(RGB(hex)) \(seen)") }
        if meant[index] == least { #expect(seen[index] == seen.min(), "\(RGB(hex)) \(seen)") }
      }
    }
    for grey: UInt32 in [0x000000, 0x606060, 0xB0B0B0, 0xFFFFFF] {
      let seen = try await shown(grey)
      #expect(seen.max() == seen.min(), "\(seen)")
    }
  }

  /// A pale hue is no slab of a strong one: grey stands between.
  @Test func whatLiesBetweenTwoColorsIsShownByBoth() async throws {
    let presentation = try Presentation.test(depth: .palette256)
    let canvas = try await screen(picture(RGB(0xC07850), RGB(0x808080)), presentation)
    let colors = Set(shades(of: canvas))
    #expect(colors.contains { $0.red == $0.green } && colors.contains { $0.red > $0.green })
    #expect(colors.count == 2, "\(colors)")
  }

  /// A row with the focus is lighter than what lies behind it.
  @Test(arguments: [
    (ColorDepth.direct, 0xFFFFFF), (.direct, 0x00FF00), (.direct, 0xFFFF00),
    (.palette256, 0xFFFFFF),
  ])
  func noTextTurnsDarkOnABrightPicture(depth: ColorDepth, color: Int) async throws {
    try await settings(over: RGB(UInt32(color)), depth) { text, ground in
      text.luminance > ground.luminance
    }
  }

  /// In few colours, the darkest green is so light that there text may have to be dark.
  @Test(arguments: [0x00FF00, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0xFF0000] as [UInt32])
  func aHueInFewColorsLeavesARowWithTheFocusReadable(color: UInt32) async throws {
    try await settings(over: RGB(color), .palette256) { text, ground in
      text.contrast(to: ground) >= 3
    }
  }

  /// Expects something of all letters and what lies behind them, with the page of settings in front of a
  /// picture of one colour.
  private func settings(
    over color: RGB, _ depth: ColorDepth, expecting isRight: (RGB, RGB) -> Bool
  ) async throws {
    var presentation = try Presentation.test(depth: depth)
    presentation.preferences.wallpaper = .picture("/a.png")
    var home = try await SeenHome.test(120, 40, presentation: presentation)
    let reading = PictureReading(of: "/a.png", .success(try picture(color, color)))
    _ = home.handle(.pictureRead(reading), at: .test)
    home.press(Key(","), Key(.down), Key(.down))
    let canvas = home.canvas(at: .test)
    for y in canvas.bounds.rows {
      for x in canvas.bounds.columns where canvas[x, y].glyph.isLetterOrDigit {
        let style = canvas[x, y].style
        let isRight = isRight(style.foreground ?? .white, style.background ?? .black)
        #expect(isRight, "\(canvas[x, y].glyph) at \(x),\(y)")
      }
    }
  }
}
