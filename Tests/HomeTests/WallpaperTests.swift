import System
import Cells
import HomeTesting
@testable import Home
import Pages
import Layout
import Testing
import Views

struct WallpaperTests {
  private func screen(
    _ wallpaper: Wallpaper, appearance: ColorScheme = .dark, depth: ColorDepth = .direct
  ) async throws -> Canvas {
    var presentation = try Presentation.test(depth: depth, appearance: appearance)
    presentation.preferences.wallpaper = wallpaper
    var home = try await SeenHome.test(120, 40, presentation: presentation)
    return home.canvas(at: .test)
  }

  @Test(arguments: [ColorDepth.direct, .palette256, .ansi16])
  func leavesTheTerminalItsOwnBackground(depth: ColorDepth) async throws {
    let canvas = try await screen(.terminal, depth: depth)
    for place in [Point(x: 0, y: 0), Point(x: 60, y: 1), Point(x: 0, y: 39)] {
      #expect(canvas[place.x, place.y].style.background == nil)
    }
    // The corners of a focused tile and of another one.
    for corner in [Point(x: 2, y: 2), Point(x: 50, y: 2), Point(x: 70, y: 11)] {
      let cell = canvas[corner.x, corner.y]
      #expect(cell.glyph != .space && cell.style.background == nil)
    }
    let gradient = try await screen(.gradient, depth: depth)
    #expect(gradient[0, 0].style.background != nil)
  }

  /// Night Mode needs black, and dark text a light background, whatever the terminal has.
  @Test(arguments: ["n", "O", "d"] as [Character])
  func coversTheTerminalsOwnBackgroundWhereTheLookIsAnother(key: Character) async throws {
    var presentation = try Presentation.test()
    presentation.preferences.wallpaper = .terminal
    var home = try await SeenHome.test(120, 40, presentation: presentation)
    for _ in 1...4 where home.canvas(at: .test)[0, 0].style.background == nil {
      home.press(Key(key))
    }
    let canvas = home.canvas(at: .test)
    for place in [Point(x: 0, y: 0), Point(x: 60, y: 1), Point(x: 0, y: 39)] {
      #expect(canvas[place.x, place.y].style.background != nil)
    }
    home.press(Key(key))
    #expect(home.canvas(at: .test)[0, 0].style.background == nil)
  }

  @Test(arguments: [(ColorScheme.dark, RGB.white), (.light, RGB(0x15202E))])
  func writesReadablyOnTheTerminalsOwnBackground(appearance: ColorScheme, text: RGB) async throws {
    let canvas = try await screen(.terminal, appearance: appearance)
    #expect(canvas[2, 0].style.foreground == text)
  }

  /// Whatever is written on it or on a tile that lets it through.
  @Test(
    arguments: Wallpaper.own
      + ["#000000,#ffffff", "#ff0000,#00ff00,#0000ff,#ffff00"]
      .compactMap(Wallpaper.init), Preferences.Mode.allCases)
  func letsEverythingBeRead(wallpaper: Wallpaper, mode: Preferences.Mode) async throws {
    for appearance in [ColorScheme.dark, .light] {
      for depth in [ColorDepth.direct, .palette256] {
        var presentation = try Presentation.test(depth: depth, appearance: appearance)
        presentation.preferences.wallpaper = wallpaper
        presentation.preferences.mode = mode
        var home = try await SeenHome.test(120, 40, presentation: presentation)
        let canvas = home.canvas(at: .test)
        let ground = presentation.look.ground
        for y in canvas.bounds.rows {
          for x in canvas.bounds.columns where canvas[x, y].glyph.isLetterOrDigit {
            let style = canvas[x, y].style
            let contrast = (style.foreground ?? .white).contrast(to: style.background ?? ground)
            #expect(contrast >= 3, "\(canvas[x, y].glyph) at \(x),\(y) \(appearance) \(depth)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("#1E1E2E,#45475a", "#1e1e2e,#45475a"), ("#000000, #ffffff,#808080", "#000000,#ffffff,#808080"),
    ("Aurora", "aurora"), ("#1e1e2e", nil), ("#1e1e2e,", nil), ("#1e1e2e,blue", nil),
    ("#111111,#222222,#333333,#444444,#555555", nil), ("", nil), ("sea", nil),
    ("~/Sea, at night.JPG", "~/Sea, at night.JPG"), ("/a", "/a"), ("sea.jpg", nil),
  ])
  func isChosenByAWord(written: String, word: String?) {
    #expect(Wallpaper(written)?.word == word)
    var preferences = Preferences()
    #expect(preferences.set(.wallpaper, to: written) == (word != nil))
    #expect(preferences.word(for: .wallpaper) == word ?? "gradient")
  }

  @Test func runsFromCornerToCorner() async throws {
    let wallpaper = try #require(Wallpaper("#400000,#004000"))
    let canvas = try await screen(wallpaper)
    let (first, last) = (canvas[0, 0], canvas[119, 39])
    #expect(first.style.background?.red ?? 0 > 0x38 && first.style.background?.green ?? 9 < 8)
    #expect(last.style.background?.green ?? 0 > 0x38 && last.style.background?.red ?? 9 < 8)
    #expect(try await screen(wallpaper, depth: .ansi16) == screen(.gradient, depth: .ansi16))
  }

  @Test func isMadeFitForTextInEachAppearance() async throws {
    let wallpaper = try #require(Wallpaper("#ffffff,#000000"))
    for (appearance, range) in [(ColorScheme.dark, 0...0.085), (.light, 0.54...1)] {
      let canvas = try await screen(wallpaper, appearance: appearance)
      for place in [Point(x: 0, y: 0), Point(x: 119, y: 39)] {
        let ground = try #require(canvas[place.x, place.y].style.background)
        #expect(range.contains(ground.luminance), "\(ground) \(appearance)")
      }
    }
  }

  /// A colour of its own for each, in few colours the one that leaves most to the tiles.
  @Test func differFromEachOther() async throws {
    var seen: Set<Canvas> = []
    for wallpaper in Wallpaper.own {
      #expect(seen.insert(try await screen(wallpaper)).inserted, "\(wallpaper)")
    }
    #expect(try await screen(.aurora, depth: .ansi16) == screen(.ocean, depth: .ansi16))
  }

  @Test(arguments: Wallpaper.own) func hasColorsThatAreThere(wallpaper: Wallpaper) throws {
    let names = try NamedColors(parsing: Asset.colors.text)
    #expect(wallpaper.colorNames.allSatisfy { names[$0, .dark] != nil && names[$0, .light] != nil })
    #expect(wallpaper.colorNames.isEmpty == (wallpaper == .terminal))
  }
}

extension Glyph {
  var isLetterOrDigit: Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
