extension Flag {
  /// The flags that help lists before those of settings, in order.
  static let first = [at, from, speed, data, locale]
  /// The flags that help lists after those of settings.
  static let rest = [
    color, glyphs, wallpaper, mode, night, alwaysOn, appearance, accent, increaseContrast,
    differentiateWithoutColor, device, typeSize, reduceMotion, showDamage, size, format, json, help,
    version, man,
  ]

  static let at = Flag(
    name: "at", effect: .takes(.date { $0.at = $1 }),
    summary: "Freezes the date.",
    example: "widgetty --at 2026-11-21T09:41:00+09:00",
    excluded: ["from", "speed"])

  static let from = Flag(
    name: "from", effect: .takes(.date { $0.from = $1 }),
    summary: "Lets time run from this date on instead of from now.",
    example: "widgetty --from 2026-12-31T23:55:00+09:00 --speed 60",
    excluded: ["at"])

  static let speed = Flag(
    name: "speed", effect: .takes(.number(in: 1...3600) { $0.speed = $1 }),
    summary: "Lets time run N times as fast, from now or from --from; up to 3600.",
    example: "widgetty --from 2026-12-31T23:55:00+09:00 --speed 60",
    excluded: ["at"])

  static let data = Flag(
    name: "data", effect: .takes(.text("DIR", .phrase("usage.folder")) { $0.data = $1 }),
    summary: "Keeps configuration, data, state and cache under this one folder.",
    example: "widgetty --data ./demo --locale en")

  static let locale = Flag(
    name: "locale", effect: .takes(.choice { $0.language = $1 }),
    summary: "Shows all texts in Korean or in English.",
    example: "widgetty --data ./demo --locale en")

  static let color = Flag(
    name: "color", effect: .takes(.choice { $0.colors = $1 }),
    summary: "Says how many colours the terminal has, instead of finding out.",
    example: "widgetty --color 256 --glyphs half")

  static let glyphs = Flag(
    name: "glyphs", effect: .takes(.choice { $0.glyphs = $1 }),
    summary: "Draws figures with these block characters, instead of finding out which it can.",
    example: "widgetty --color 256 --glyphs half")

  static let wallpaper = Flag(
    name: "wallpaper", effect: .takes(.choice { $0.wallpaper = $1 }),
    summary: "Fills the space behind the widgets, or leaves it as the terminal has it.",
    example: "widgetty --wallpaper terminal")

  static let device = Flag(
    name: "device",
    effect: .takes(.text("WIDTHxHEIGHT", .phrase("usage.screen")) { $0.device = $1 }),
    summary: "Makes widgets as large as on the device with this screen in points; on that of "
      + "430x932 if not given.",
    example: "widgetty --device 393x852")

  static let reduceMotion = Flag(
    name: "reduce-motion", effect: .sets { $0.reducesMotion = true },
    summary: "Shows changes at once, without motion.",
    example: "widgetty --reduce-motion --show-damage")

  static let showDamage = Flag(
    name: "show-damage", effect: .sets { $0.showsDamage = true },
    summary: "Tints the cells that each frame has sent.",
    example: "widgetty --reduce-motion --show-damage")

  static let size = Flag(
    name: "size", effect: .takes(.size(upTo: 1000) { $0.size = $1 }),
    summary: "The screen's size in cells, up to 1000x1000; 120x40 if not given.",
    example: "widgetty render --size 80x24 --format ansi",
    subcommands: [.render])

  static let format = Flag(
    name: "format", effect: .takes(.choice { $0.format = $1 }),
    summary: "Prints text, text with escape sequences, JSON or a picture; text if not given.",
    example: "widgetty render --size 80x24 --format ansi",
    subcommands: [.render])

  static let json = Flag(
    name: "json", effect: .sets { $0.printsJSON = true },
    summary: "Prints everything as JSON, also what the text leaves out.",
    example: "widgetty timeline 2 --json",
    subcommands: [.timeline, .read])

  static let help = Flag(
    name: "help", letter: "h", effect: .sets { $0.question = .help },
    summary: "Prints this help, or that of a subcommand.",
    example: "widgetty render --help")

  static let version = Flag(
    name: "version", effect: .sets { $0.question = .version },
    summary: "Prints the version.",
    example: "widgetty --version")

  static let man = Flag(
    name: "man", effect: .sets { $0.question = .manual },
    summary: "Prints the manual page in roff, for man -l -.",
    example: "widgetty --man | man -l -")
}
