import Home
import Pages

/// A flag as data: parsing, errors, help and the manual page all read it here.
package struct Flag: Sendable {
  enum Effect: Sendable {
    case sets(@Sendable (inout Invocation) -> Void)
    case takes(FlagValue)
    /// Takes a value, or stands alone for this one.
    case mayTake(FlagValue, alone: String)
  }

  let name: String
  var letter: Character?
  let effect: Effect
  /// What holds without it, if that can be typed.
  var usual: String?
  /// A complete command line that uses the flag.
  let example: String
  /// Such command lines of subcommands for which the example is another's.
  var otherExamples: [Subcommand: String] = [:]
  /// The subcommands that take the flag; empty if all do.
  var subcommands: [Subcommand] = []
  /// Whether help names no value, because hardly anybody gives one.
  var usuallyStandsAlone = false
  /// The names of flags that exclude this one.
  var excluded: [String] = []

  /// The flag as typed, without a value.
  var written: String { "--\(name)" }

  /// The flag as shown in help: `-h, --help`, `--at DATE`.
  var synopsis: String {
    switch effect {
    case .sets: letter.map { "-\($0), \(written)" } ?? written
    case .takes(let value): "\(written) \(value.placeholder)"
    case .mayTake where usuallyStandsAlone: written
    case .mayTake(let value, _): "\(written) [\(value.placeholder)]"
    }
  }

  func example(of subcommand: Subcommand) -> String { otherExamples[subcommand] ?? example }

  /// The words that its value may be, if help lists them.
  var choices: [String] {
    switch effect {
    case .sets: []
    case .takes(let value), .mayTake(let value, _): value.choices
    }
  }
}

extension Flag {
  /// A flag of a setting; stores allowed words as written.
  package init(
    setting name: String, placeholder: String, choices: [String], allowed: Allowance,
    usual: String? = nil, example: String,
    allows: @escaping @Sendable (String) -> Bool
  ) {
    self.init(
      name: name,
      effect: .takes(
        FlagValue(
          placeholder, choices: choices, allowed: allowed, read: { allows($0) ? $0 : nil },
          store: { $0.settings[name] = $1 })),
      usual: usual, example: example)
  }
}

extension Flag {
  /// The flags that help lists before those of settings, in order.
  static let first = [at, from, speed, data, locale]
  /// The flags that help lists after those of settings.
  static let rest = [
    place, color, glyphs, wallpaper, theme, mode, night, alwaysOn, recede, appearance, accent,
    increaseContrast,
    differentiateWithoutColor, device, typeSize, idleStandBy, lockedContent, lockWallpaper,
    reduceMotion, showDamage,
    size, format, open, json, help, version, man,
  ]

  static let at = Flag(
    name: "at", effect: .takes(.date { $0.at = $1 }),
    example: "widgetty --at 2026-11-21T09:41:00+09:00",
    excluded: ["from", "speed"])

  static let from = Flag(
    name: "from", effect: .takes(.date { $0.from = $1 }),
    example: "widgetty --from 2026-12-31T23:55:00+09:00 --speed 60",
    excluded: ["at"])

  static let speed = Flag(
    name: "speed", effect: .takes(.number(in: 1...3600) { $0.speed = $1 }),
    example: "widgetty --from 2026-12-31T23:55:00+09:00 --speed 60",
    excluded: ["at"])

  static let data = Flag(
    name: "data", effect: .takes(.text("DIR", .phrase("usage.folder")) { $0.data = $1 }),
    example: "widgetty --data ./demo --locale en")

  static let locale = Flag(
    name: "locale", effect: .takes(.choice { $0.language = $1 }),
    example: "widgetty --data ./demo --locale en")

  static let color = Flag(
    name: "color", effect: .takes(.choice(named: "COLORS") { $0.colors = $1 }),
    example: "widgetty --color 256 --glyphs half")

  static let glyphs = Flag(
    name: "glyphs", effect: .takes(.wish(for: .glyphs, named: "GLYPHS")),
    example: "widgetty --color 256 --glyphs half")

  static let wallpaper = Flag(
    name: "wallpaper", effect: .takes(.wallpaper),
    example: "widgetty --wallpaper aurora --mode accented")

  static let theme = Flag(
    name: "theme", effect: .takes(.wish(for: .theme, named: "NAME")), usual: "default",
    example: "widgetty --theme nord")

  static let place = Flag(
    name: "place", effect: .takes(.choice(named: "PLACE") { $0.place = $1 }),
    example: "widgetty --place standby")

  static let device = Flag(
    name: "device",
    effect: .takes(.text("WIDTHxHEIGHT", .phrase("usage.screen")) { $0.device = $1 }),
    usual: "430x932",
    example: "widgetty --device 393x852")

  static let reduceMotion = Flag(
    name: "reduce-motion", effect: .switches(.reduceMotion),
    example: "widgetty --reduce-motion --show-damage", usuallyStandsAlone: true)

  static let showDamage = Flag(
    name: "show-damage", effect: .sets { $0.showsDamage = true },
    example: "widgetty --reduce-motion --show-damage")

  static let size = Flag(
    name: "size", effect: .takes(.size(upTo: 1000) { $0.size = $1 }),
    usual: "120x40",
    example: "widgetty render --size 80x24 --format ansi",
    subcommands: [.render])

  static let format = Flag(
    name: "format", effect: .takes(.choice(named: "FORMAT") { $0.format = $1 }),
    usual: "text",
    example: "widgetty render --size 80x24 --format ansi",
    subcommands: [.render])

  static let open = Flag(
    name: "open", effect: .takes(.text("ID", .phrase("usage.id")) { $0.opened = $1 }),
    example: "widgetty render --open 1",
    subcommands: [.render])

  static let json = Flag(
    name: "json", effect: .sets { $0.printsJSON = true },
    example: "widgetty timeline 2 --json",
    otherExamples: [.read: "widgetty read --json"],
    subcommands: [.timeline, .read])

  static let help = Flag(
    name: "help", letter: "h", effect: .sets { $0.question = .help },
    example: "widgetty render --help")

  static let version = Flag(
    name: "version", effect: .sets { $0.question = .version },
    example: "widgetty --version")

  static let man = Flag(
    name: "man", effect: .sets { $0.question = .manual },
    example: "widgetty --man | man -l -")
}

extension Flag {
  static let mode = Flag(
    name: "mode",
    effect: .takes(.wish(for: .mode, named: "MODE")),
    example: "widgetty --mode accented --accent teal")

  static let night = Flag(
    name: "night", effect: .mayTake(.night, alone: "on"),
    example: "widgetty --night 22:00-07:00")

  static let alwaysOn = Flag(
    name: "always-on", effect: .switches(.alwaysOn),
    example: "widgetty --always-on")

  static let recede = Flag(
    name: "recede", effect: .switches(.recede),
    example: "widgetty --recede off")

  static let appearance = Flag(
    name: "appearance",
    effect: .takes(.wish(for: .appearance, named: "MODE")),
    example: "widgetty --appearance light")

  static let accent = Flag(
    name: "accent", effect: .takes(.accent { $0.wishes[.accent] = $1.word }),
    example: "widgetty --mode accented --accent teal")

  static let typeSize = Flag(
    name: "type-size", effect: .takes(.wish(for: .typeSize, named: "SIZE")),
    usual: "large",
    example: "widgetty --type-size AX3")

  static let idleStandBy = Flag(
    name: "idle-standby", effect: .takes(.idleMinutes),
    usual: "off",
    example: "widgetty --idle-standby 10")

  static let lockedContent = Flag(
    name: "locked-content", effect: .takes(.lockedContent),
    usual: "hidden",
    example: "widgetty --locked-content shown")

  static let lockWallpaper = Flag(
    name: "lock-wallpaper", effect: .takes(.lockWallpaper),
    usual: "sky",
    example: "widgetty --lock-wallpaper home")

  static let increaseContrast = Flag(
    name: "increase-contrast", effect: .switches(.increaseContrast),
    example: "widgetty --increase-contrast --differentiate-without-color", usuallyStandsAlone: true)

  static let differentiateWithoutColor = Flag(
    name: "differentiate-without-color", effect: .switches(.differentiateWithoutColor),
    example: "widgetty --increase-contrast --differentiate-without-color", usuallyStandsAlone: true)
}

extension Flag.Effect {
  /// Turns an aspect with two states on, or off.
  static func switches(_ aspect: Preferences.Aspect) -> Self {
    .mayTake(.wish(for: aspect), alone: "on")
  }
}
