import System
import Cells
import Layout
import Testing
import Views

/// Checks that every palette can be read in each look.
struct ThemeTests {
  private static let names = ThemeName.allCases.filter { $0 != .usual }

  private func look(
    _ name: ThemeName, _ mode: WidgetRenderingMode = .fullColor, _ appearance: ColorScheme = .dark,
    contrast: ColorSchemeContrast = .standard, depth: ColorDepth = .direct,
    own: [Theme.Role: RGB] = [:]
  ) throws -> Look {
    let palettes = try Palettes(parsing: Asset.palettes.text)
    var look = try Look.test(mode, appearance, contrast: contrast, depth: depth)
    (look.theme, look.isChrome) = (name.theme(in: { palettes }, with: own), true)
    return look
  }

  @Test(arguments: names) func hasPalettesWithAColorForEachRole(name: ThemeName) throws {
    let palettes = try Palettes(parsing: Asset.palettes.text)
    let (dark, light) = try #require(name.palettes)
    for role in Theme.Role.allCases {
      #expect(palettes[dark]?[role] != nil && palettes[light]?[role] != nil, "\(role)")
    }
    let (night, day) = (palettes[dark]?[.background], palettes[light]?[.background])
    #expect((night?.contrast(to: .white) ?? 0) > (day?.contrast(to: .white) ?? 99))
  }

  @Test func isNoneWithTheProgramsOwnColors() {
    #expect(ThemeName.usual.theme(in: { Palettes() }) == nil)
    #expect(ThemeName.usual.theme(in: { Palettes() }, with: [.blue: .black]) != nil)
  }

  @Test func saysWhichLineIsWrong() {
    #expect(throws: LineError.self) { try Palettes(parsing: "a #000000 #111111") }
  }

  /// On its own grounds, and on whatever else may lie behind the chrome.
  @Test(arguments: names, [ColorSchemeContrast.standard, .increased])
  func canBeReadInEachMode(name: ThemeName, contrast: ColorSchemeContrast) throws {
    for mode in [WidgetRenderingMode.fullColor, .accented, .vibrant] {
      for appearance in ColorScheme.allCases {
        let look = try look(name, mode, appearance, contrast: contrast).painting(.writing)
        for (ground, isOwn) in grounds(of: look) {
          let goal = contrast == .increased && mode == .fullColor ? isOwn ? 6.9 : 4.2 : 4.45
          let levels = (0...2).map { look.text($0, on: ground).contrast(to: ground) }
          let place = "\(mode) \(appearance) on \(ground)"
          #expect(levels[0] >= goal && levels[1] >= 2.95 && levels[2] >= 2.95, "\(place)")
          for color in hues {
            let written = look.resolve(Paint(color), over: ground)
            #expect(written.contrast(to: ground) >= goal, "\(color) \(place)")
          }
        }
      }
    }
  }

  @Test(arguments: names, [ColorDepth.palette256, .ansi16])
  func canBeReadInFewColors(name: ThemeName, depth: ColorDepth) throws {
    for appearance in ColorScheme.allCases {
      let look = try look(name, .fullColor, appearance, depth: depth).painting(.writing)
      for (ground, _) in grounds(of: look) {
        let shown = depth.palette?.shown(ground) ?? ground
        let text = look.text(on: shown)
        #expect(text.contrast(to: shown) >= 4.5, "\(appearance) \(shown)")
      }
    }
  }

  @Test(arguments: names) func isRedAtNightAndDimAlwaysOn(name: ThemeName) throws {
    for appearance in ColorScheme.allCases {
      var night = try look(name, .fullColor, appearance)
      night.isNight = true
      for color in hues + [.primary] {
        #expect(night.painting(.writing).resolve(Paint(color), over: .black).isPureRed)
      }
      var dim = try look(name, .fullColor, appearance)
      dim.isLuminanceReduced = true
      let text = dim.text(on: .black)
      #expect(text.contrast(to: .black) >= 4.5 && text.contrast(to: .black) < 15)
    }
  }

  @Test func movesAColorOfOnesOwnUntilItCanBeRead() throws {
    let own: [Theme.Role: RGB] = [.text: RGB(0x222222), .background: RGB(0x202020)]
    let look = try look(.usual, own: own)
    #expect(look.text(on: RGB(0x202020)).contrast(to: RGB(0x202020)) >= 4.45)
    #expect(look.text(on: .white) == RGB(0x222222))
  }

  /// What isn't the chrome has the accents of a theme, and nothing else of it.
  @Test func leavesWidgetsTheirOwnColors() throws {
    var look = try look(.nord)
    look.isChrome = false
    let plain = try Look.test()
    for color in hues + [.primary, .secondary] {
      #expect(look.resolve(Paint(color), over: .black) == plain.resolve(Paint(color), over: .black))
    }
    #expect(look.resolve(Paint(Color("AccentBlue")), over: .black) == RGB(0x88C0D0))
  }

  private let hues: [Color] = [
    .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink, .accentColor, .white,
  ]

  /// The grounds of the theme, and some of any colour.
  private func grounds(of look: Look) -> [(RGB, isOwn: Bool)] {
    let own = [Theme.Role.edge, .background, .panel].compactMap { look.theme?[$0, look.appearance] }
    let others = look.grounds().sorted { "\($0)" < "\($1)" }.prefix(12)
    return own.map { ($0, true) } + others.map { ($0, false) }
  }
}
