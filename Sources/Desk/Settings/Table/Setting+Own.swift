import Boards
import Home
import Keys

extension Setting {
  /// The settings of the desk itself, in the order of the example.
  static let own = [place] + looks + [idle, lockedContent]

  private static let place = Setting(
    "place", .words(BoardPlace.allCases.filter { $0 != .lock }.map(\.rawValue)),
    usual: .word(BoardPlace.home.rawValue), flag: "place", of: .place)

  private static let looks = [
    look(.mode), look(.appearance),
    look(
      .night,
      .spelled(["off", "on", "auto"], FlagValue.night.allowed) { text in
        text.contains(",") ? nil : Night(word: text)?.word
      }),
    look(.alwaysOn, .toggle),
    look(
      .accent, .spelled(Accent.palette, FlagValue.accent { _, _ in }.allowed) { Accent($0)?.word }),
    look(.recede, .toggle), look(.typeSize), look(.glyphs), look(.wallpaper),
    look(.theme),
    look(.increaseContrast, .toggle), look(.differentiateWithoutColor, .toggle),
    look(.reduceMotion, .toggle),
  ]

  private static let idle = Setting(
    "standby.idle", .number(1...Preferences.mostIdleMinutes, orWords: ["off"]), of: .idleStandBy)

  private static let lockedContent = Setting(
    "lock.content", .words(Aspect.lockedContent.words), of: .lockedContent)

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
