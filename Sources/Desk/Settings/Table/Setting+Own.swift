import Boards
import Cells
import Home
import Pages
import Layout

extension Setting {
  /// The settings of the desk itself, in the order of the example. Paths count from a folder.
  static func own(among kinds: [String], in folder: String? = nil) -> [Setting] {
    [place] + looks(in: folder) + [
      idle, lockedContent(among: kinds), lockWallpaper(in: folder), theme, ownColors, keys,
    ]
  }

  private static let place = Setting(
    "place", .words(BoardPlace.allCases.filter { $0 != .lock }.map(\.rawValue)),
    usual: .word(BoardPlace.home.rawValue), flag: "place", of: .place)

  private static func looks(in folder: String?) -> [Setting] {
    [
      look(.mode), look(.appearance), look(.night, nights), look(.alwaysOn, .toggle),
      look(.accent, accents), look(.recede, .toggle), look(.typeSize), look(.glyphs),
      look(.wallpaper, wallpapers(in: folder)), look(.increaseContrast, .toggle),
      look(.differentiateWithoutColor, .toggle), look(.reduceMotion, .toggle),
    ]
  }

  private static let nights = SettingForm.spelled(
    ["off", "on", "auto"], FlagValue.night.allowed
  ) { text in
    text.contains(",") ? nil : Night(word: text)?.word
  }

  private static let accents = SettingForm.spelled(
    Accent.palette, FlagValue.accent { _, _ in }.allowed
  ) { Accent($0)?.word }

  private static func wallpapers(in folder: String?) -> SettingForm {
    .spelled(Aspect.wallpaper.words, FlagValue.wallpaper.allowed) {
      Wallpaper($0, from: folder)?.word
    }
  }

  private static let idle = Setting(
    "standby.idle", .number(1...Preferences.mostIdleMinutes, orWords: ["off"]), of: .idleStandBy)

  /// A word, or some of the kinds of widgets that there are.
  private static func lockedContent(among kinds: [String]) -> Setting {
    let form = SettingForm.spelled(Aspect.lockedContent.words, FlagValue.lockedContent.allowed) {
      LockedContent($0).flatMap { $0.isKnown(among: kinds) ? $0.word : nil }
    }
    return Setting("lock.content", form, of: .lockedContent)
  }

  private static func lockWallpaper(in folder: String?) -> Setting {
    let form = SettingForm.spelled(
      Aspect.lockWallpaper.words, FlagValue.lockWallpaper.allowed
    ) { LockWallpaper($0, from: folder)?.word }
    return Setting("lock.wallpaper", form, of: .lockWallpaper)
  }

  private static let theme = Setting("theme.name", .words(Aspect.theme.words), of: .theme)

  /// Colours in place of some of the theme's.
  private static let ownColors = Setting(
    "theme.*", .spelled([], .phrase("setting.color")) { RGB(hash: $0[...])?.written },
    example: .text("#89b4fa"), keys: Theme.Role.allCases.map(\.rawValue),
    samples: ["blue": .text("#89b4fa"), "background": .text("#1e1e2e")])

  private static let keys = Setting(
    "keys.*", .texts, example: .texts(["f9"]), keys: KeyTable.commandNames,
    samples: [
      "lock": .text("f9"), "reload": .texts(["f5", "r"]), "recede": .texts([]),
    ])

  /// A look that has the name of its flag.
  private static func look(_ aspect: Aspect, _ form: SettingForm? = nil) -> Setting {
    Setting("look.\(aspect.rawValue)", form ?? .words(aspect.words), of: aspect)
  }

  private init(_ name: String, _ form: SettingForm, of aspect: Aspect) {
    self.init(
      name, form, usual: .word(Preferences().word(for: aspect)), flag: aspect.rawValue,
      of: .aspect(aspect))
  }
}
