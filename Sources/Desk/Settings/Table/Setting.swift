import Boards
import Cells
package import Home
import Layout
import Pages

/// Something that `config.toml` may set, as data: checking, `config example`, `config show` and the
/// manual page come of it.
///
///     Setting("look.mode", .words(["fullcolor", "accented"]), usual: .word("fullcolor"),
///       flag: "mode", of: .aspect(.mode))
///
/// A name that ends in `.*` stands for all keys of a table, such as those of `[keys]`. What help says of a
/// setting is the string `setting.NAME` or, if it has none, that of its flag.
package struct Setting: Sendable {
  /// Where its value takes effect.
  package enum Subject: Sendable {
    /// How everything looks.
    case aspect(Preferences.Aspect)
    /// A line of the older file of a supplied setting.
    case line(SettingLine)
    /// The place in which a dashboard begins.
    case place
    /// Who needs it reads it from the written settings.
    case other
  }

  /// What holds if nobody says anything.
  package enum Usual: Sendable {
    case nothing
    case word(String)
    /// It depends on the surroundings, such as the region.
    case found(@Sendable (Site) -> String)
  }

  package let name: String
  package let form: SettingForm
  let usual: Usual
  /// What the example shows, if the usual value can't be typed.
  let example: SettingValue?
  /// The name of the flag that overrides it.
  let flag: String?
  /// The environment variable that overrides it.
  let variable: String?
  package let subject: Subject
  /// For a name that ends in `.*`: the keys that there are; nil if any may be there.
  let keys: [String]?
  /// What the example says of some of them.
  let samples: [Sample]
  /// Why a value that may be written has no effect at a site, as a clause; nil if it has.
  let lack: Lack

  package typealias Lack = @Sendable (SettingValue, Site) -> String?

  struct Sample: Sendable {
    let key: String
    let value: SettingValue
  }

  package init(
    _ name: String, _ form: SettingForm, usual: Usual = .nothing, example: SettingValue? = nil,
    flag: String? = nil, variable: String? = nil, of subject: Subject = .other,
    keys: [String]? = nil, samples: KeyValuePairs<String, SettingValue> = [:],
    lack: @escaping Lack = { _, _ in nil }
  ) {
    (self.name, self.form, self.usual, self.example) = (name, form, usual, example)
    (self.flag, self.variable, self.subject, self.keys) = (flag, variable, subject, keys)
    self.samples = samples.map { Sample(key: $0.key, value: $0.value) }
    self.lack = lack
  }

  /// The table in which it stands; nil if it stands above all tables.
  var table: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The key in its table.
  var key: String { name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name }

  /// Whether it stands for all keys of its table.
  var isOpen: Bool { key == "*" }

  /// What holds if nobody says anything, as a word; nil if that is nothing.
  func usualWord(at site: Site) -> String? {
    switch usual {
    case .nothing: nil
    case .word(let word): word
    case .found(let find): find(site)
    }
  }
}

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
