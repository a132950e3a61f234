import System
import Cells
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home

struct SettingsFrontTests {
  private func sheet() -> SettingsSheet {
    var sheet = SettingsSheet()
    sheet.path = "~/.config/widgetty/config.toml"
    sheet.isThere = true
    sheet.origins = [
      .appearance: .screen, .wallpaper: .screen, .night: .written(line: 12),
      .idleStandBy: .flag("--idle-standby"),
    ]
    sheet.others = [
      .init(
        "language", titled: "settings.other.language", in: .weather, value: "한국어",
        from: .environment("LANG")),
      .init("units", titled: "바람", in: .weather, value: "°C, m/s", from: .written(line: 7)),
      .init("weather", titled: "날씨", in: .weather, value: "met-norway", from: .older("weather")),
    ]
    return sheet
  }

  private func home(
    _ width: Int, _ height: Int, _ sheet: SettingsSheet? = nil, in language: Asset = .koreanStrings,
    appearance: ColorScheme = .dark, keys: [String: [Key]] = [:]
  ) async throws -> SeenHome {
    var presentation = try Presentation.test(appearance: appearance)
    presentation.strings = language.strings
    presentation.palettes = { (try? Palettes(parsing: Asset.palettes.text)) ?? Palettes() }
    presentation.preferences.wallpaper = .dusk
    presentation.preferences.idleMinutes = 10
    presentation.keys = try KeyTable(rebinding: keys)
    var home = try await SeenHome.test(width, height, presentation: presentation)
    _ = home.handle(.settingsTold(sheet ?? self.sheet()), at: .test)
    home.press(Key(","))
    return home
  }

  private static let bound = [
    "lock": [Key(.function(9))], "reload": [Key(.function(5)), Key("r")], "recede": [],
  ]

  @Test(arguments: [
    ("80x24-ko", 80, 24, Asset.koreanStrings), ("120x40-en", 120, 40, .englishStrings),
  ])
  func looksAsRecorded(name: String, width: Int, height: Int, language: Asset) async throws {
    var sheet = sheet()
    sheet.keyOrigins = ["lock": .written(line: 16), "reload": .written(line: 17)]
    var home = try await home(width, height, sheet, in: language, keys: Self.bound)
    try expectGolden(home.canvas(at: .test), named: "settings-\(name)")
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings], ColorScheme.allCases)
  func canBeRead(language: Asset, appearance: ColorScheme) async throws {
    for (width, height) in [(40, 12), (80, 24), (200, 60)] {
      var home = try await home(width, height, in: language, appearance: appearance)
      let canvas = home.canvas(at: .test)
      let letters = canvas.bounds.rows.flatMap { y in canvas.bounds.columns.map { canvas[$0, y] } }
        .filter { $0.glyph.scalar.properties.isAlphabetic }
      let faint = Set(letters).filter { cell in
        (cell.style.foreground ?? .white).contrast(to: cell.style.background ?? .black) < 3
      }
      #expect(letters.count > 20 && faint.isEmpty, "\(width)x\(height)")
    }
  }

  @Test func looksAsRecordedWithAFault() async throws {
    var sheet = sheet()
    sheet.isThere = true
    sheet.faults = ["config.toml:18:6: m은 이미 mode의 키예요."]
    var home = try await home(80, 24, sheet)
    home.press(Key(.end))
    try expectGolden(home.canvas(at: .test), named: "settings-80x24-fault")
  }

  @Test func opensFromEachBoardButNotWhileLocked() async throws {
    for key in ["h", "t", "s"] as [Character] {
      var home = try await SeenHome.test(80, 24)
      home.press(Key(key), Key(","))
      #expect(home.fronts.last is SettingsFront, "\(key)")
      home.press(Key(.escape))
      #expect(!(home.fronts.last is SettingsFront))
    }
    var home = try await SeenHome.test(80, 24)
    home.press(Key("Q"), Key(","))
    #expect(!home.fronts.contains { $0 is SettingsFront })
  }

  @Test func changesWhatTheScreenMayChange() async throws {
    var home = try await home(120, 40)
    let front = try #require(home.fronts.last as? SettingsFront)
    let index = try #require(
      front.list.sections.flatMap(\.items).firstIndex(of: "aspect:appearance"))
    for _ in 0..<index { home.press(Key(.down)) }
    let effects = home.handle(.input(.key(Key(.right))), at: .test)
    #expect(home.home.context.presentation.preferences.appearance == .dark)
    guard case .keep(let kept)? = effects.first else { return #expect(Bool(false)) }
    #expect(kept.appearance == .dark)
    home.press(Key(" "))
    #expect(home.home.context.presentation.preferences.appearance == .light)
    home.press(Key("z"), Key("z"))
    #expect(home.home.context.presentation.preferences.appearance == .auto)
    home.press(Key(.left))
    #expect(home.home.context.presentation.preferences.appearance == .sun)
    home.press(Key("x"))
    #expect(home.home.context.presentation.preferences.appearance == .auto)
  }

  @Test func saysAtOnceThatTheScreenHasSetIt() async throws {
    var home = try await home(120, 40)
    #expect(home.home.context.settings.origin(of: .mode) == .usual)
    home.press(Key("m"))
    #expect(home.home.context.settings.origin(of: .mode) == .screen)
    #expect(home.home.context.presentation.preferences.mode == .accented)
  }

  @Test func aClickOnAPictureChoosesIt() async throws {
    var home = try await home(120, 40)
    let rows = home.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Nord") })
    let column = try #require(
      (0..<120).first { x in home.canvas(at: .test)[x, row].glyph == Glyph("N") })
    _ = home.handle(
      .input(.mouse(Mouse(.press(.left), at: Point(x: column, y: row)))), at: .test)
    #expect(home.home.context.presentation.preferences.theme.name == .nord)
  }

  /// Nothing but what concerns the looks is asked for.
  @Test func asksNoProvider() async throws {
    var home = try await home(120, 40)
    for key in [Key(.down), Key(.right), Key("m"), Key(.right), Key("x")] {
      for effect in home.handle(.input(.key(key)), at: .test) {
        if case .ask = effect { Issue.record("\(effect)") }
      }
    }
    for effect in home.handle(.keysChanged(try KeyTable(rebinding: Self.bound)), at: .test) {
      if case .ask = effect { Issue.record("\(effect)") }
    }
    #expect(home.advance(to: .test).isEmpty)
  }

  @Test(arguments: [(1, 1), (2, 2), (10, 5), (30, 10), (40, 30), (300, 100)])
  func fitsAnySize(width: Int, height: Int) async throws {
    var home = try await home(width, height, keys: Self.bound)
    home.press(Key(.end), Key(.right), Key(.home), Key(.right), Key(" "))
    #expect(home.canvas(at: .test).size == Size(width: width, height: height))
  }

  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func hasWordsForEverySettingInEachLanguage(asset: Asset) throws {
    let strings = asset.strings
    for group in SettingGroup.allCases {
      #expect(strings[group.title] != nil)
      for aspect in group.aspects {
        #expect(strings["settings.aspect.\(aspect.rawValue)"] != nil, "\(aspect)")
      }
    }
    #expect(Set(SettingGroup.allCases.flatMap(\.aspects)) == Set(Aspect.allCases))
    for theme in ThemeName.allCases {
      #expect(strings["settings.value.theme.\(theme.rawValue)"] != nil)
    }
    #expect(strings["settings.value.wallpaper.colors"] != nil)
    for word in ["sky", "home"] { #expect(strings["settings.value.lock-wallpaper.\(word)"] != nil) }
    for wallpaper in Wallpaper.own {
      #expect(strings["settings.value.wallpaper.\(wallpaper.word)"] != nil)
    }
  }

  @Test func findsSettingsByWordsInTheirNames() async throws {
    var home = try await home(120, 40, in: .englishStrings)
    for key in "/theme" { home.press(Key(key)) }
    #expect(home.text().contains("Gruvbox") && !home.text().contains("Type size"))
    #expect(home.text().contains(" Theme") && !home.text().contains("Night Mode"))
    home.press(Key(.enter))
    home.press(Key(.right))
    #expect(home.home.context.presentation.preferences.theme != Preferences().theme)
    home.press(Key("z"))
    home.press(Key(.escape))
    #expect(home.text().contains("Night Mode"))
    home.press(Key(.escape))
    #expect(home.fronts.count == 1)
  }
}
