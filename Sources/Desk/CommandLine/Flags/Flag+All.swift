import Home
import Pages

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
