import System
import Cells
import Home
import HomeTesting
import Kit
import Layout
import Testing
import Views

/// Checks the look of the screen in every palette.
struct ThemeGoldenTests {
  private func presentation(
    _ name: ThemeName, depth: ColorDepth = .direct, appearance: ColorScheme = .dark
  ) throws -> Presentation {
    var presentation = try Presentation.test(depth: depth, appearance: appearance)
    presentation.palettes = { (try? Palettes(parsing: Asset.palettes.text)) ?? Palettes() }
    presentation.preferences.theme.name = name
    return presentation
  }

  private static let themes: KeyValuePairs = [
    ThemeName.catppuccinMocha: ColorScheme.dark, .catppuccinMacchiato: .dark,
    .catppuccinFrappe: .dark, .catppuccinLatte: .light, .nord: .dark, .nord: .light,
    .gruvbox: .dark, .gruvbox: .light, .solarized: .dark, .solarized: .light, .tokyoNight: .dark,
    .tokyoNightStorm: .dark, .tokyoNightDay: .light, .dracula: .dark, .dracula: .light,
  ]

  @Test func lookAsRecorded() async throws {
    var pictures: [(title: String, canvas: Canvas)] = []
    for (name, appearance) in Self.themes {
      let presentation = try presentation(name, appearance: appearance)
      var home = try await SeenHome.test(80, 24, presentation: presentation)
      pictures.append(("\(name.rawValue) \(appearance)", home.canvas(at: .test)))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "themes")
  }

  /// In every mode and with few colours, what is written can be read.
  @Test(arguments: ThemeName.allCases, Preferences.Mode.allCases)
  func canBeRead(name: ThemeName, mode: Preferences.Mode) async throws {
    for appearance in ColorScheme.allCases {
      for depth in [ColorDepth.direct, .palette256] {
        var presentation = try presentation(name, depth: depth, appearance: appearance)
        presentation.preferences.mode = mode
        var home = try await SeenHome.test(80, 24, presentation: presentation)
        for keys in ["", "?"] {
          for key in keys { home.press(Key(key)) }
          let canvas = home.canvas(at: .test)
          let last = Rect(x: 0, y: 23, width: 80, height: 1)
          for place in [Rect(x: 0, y: 0, width: 80, height: 1), last]
          where keys.isEmpty || place == last {
            for x in place.columns where canvas[x, place.origin.y].glyph != .space {
              let style = canvas[x, place.origin.y].style
              let ground = style.background ?? presentation.look.ground
              let contrast = (style.foreground ?? .white).contrast(to: ground)
              #expect(contrast >= 2.95, "\(x) \(appearance) \(depth)")
            }
          }
        }
      }
    }
  }

  /// A theme says nothing about the widgets, and the usual one nothing at all.
  @Test func changesNothingUnlessItIsChosen() async throws {
    var usual = try await SeenHome.test(120, 40, presentation: presentation(.usual))
    var plain = try await SeenHome.test(120, 40)
    #expect(usual.canvas(at: .test) == plain.canvas(at: .test))
  }
}
