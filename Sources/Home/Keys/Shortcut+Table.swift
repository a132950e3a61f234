import Cells

extension Shortcut {
  /// All keys, in the order in which help lists them.
  package static let all = moving + widget + look + program

  /// The keys on an app's page. Letters aren't among them, because they are text there.
  static let onPages = [
    Shortcut(.moving, Label("esc"), [Key(.escape): .leave], help: "help.leave"),
    Shortcut(.program, Label("^L"), [Key("l", .control): .repaint], help: "help.repaint"),
    Shortcut(.program, Label("^Z"), [Key("z", .control): .suspend], help: "help.suspend"),
    Shortcut(
      .program, Label("^C"), [Key("c", .control): .quit, Key("\\", .control): .quit],
      help: "help.quit"),
  ]

  /// The keys in a panel; any other key closes it.
  static let onPanels = [
    Shortcut(
      .moving, Label("↑↓", plain: "up down"),
      [
        Key(.down): .turnPage(1), Key(.right): .turnPage(1), Key(.pageDown): .turnPage(1),
        Key(.tab): .turnPage(1), Key(" "): .turnPage(1),
        Key(.up): .turnPage(-1), Key(.left): .turnPage(-1), Key(.pageUp): .turnPage(-1),
        Key(.tab, .shift): .turnPage(-1),
      ],
      help: "help.page"),
    Shortcut(.moving, Label("esc"), [Key(.escape): .leave], help: "help.close"),
  ]

  private static let moving = [
    Shortcut(
      .moving, Label("←↑↓→", plain: "arrows"),
      [
        Key(.left): .move(.left), Key(.right): .move(.right),
        Key(.up): .move(.up), Key(.down): .move(.down),
      ],
      help: "help.move",
      hint: Hint(
        name: "chrome.move", rank: 5, isForControls: true,
        brief: Brief(label: Label("→", plain: ">"), name: "chrome.next")),
      need: .otherWidgets),
    Shortcut(
      .moving, Label("Tab"), [Key(.tab): .step(1), Key(.tab, .shift): .step(-1)],
      help: "help.step", need: .otherWidgets),
    Shortcut(
      .moving, Label("Home End"), [Key(.home): .first, Key(.end): .last],
      help: "help.ends", need: .otherWidgets),
    Shortcut(
      .moving, Label("PgUp PgDn"),
      [
        Key(.pageUp): .turnPage(-1), Key(.pageDown): .turnPage(1),
        Key("["): .turnPage(-1), Key("]"): .turnPage(1),
      ],
      help: "help.page", hint: Hint(name: "chrome.page", rank: 10), need: .otherPages),
  ]

  private static let widget = [
    Shortcut(
      .widget, Label("⏎ Space", plain: "Ret Space"), [Key(.enter): .open, Key(" "): .act],
      help: "help.act",
      hint: Hint(
        name: "chrome.act", rank: 4, isForControls: true, label: Label("⏎", plain: "Enter"),
        entering: "chrome.enter", opening: "chrome.open"),
      need: .action),
    Shortcut(
      .widget, Label("r"), [Key("r"): .reload],
      help: "help.reload", hint: Hint(name: "chrome.reload", rank: 6), need: .widget),
    Shortcut(
      .widget, Label("R"), [Key("R"): .reloadAll],
      help: "help.reload-all", hint: Hint(name: "chrome.reload-all", rank: 11),
      need: .otherWidgets),
    Shortcut(.widget, Label("i"), [Key("i"): .inspect], help: "help.inspect", need: .widget),
    Shortcut(
      .widget, Label("1-9"),
      (1...9).reduce(into: [:]) { $0[Key(Character("\($1)"))] = .hit($1) },
      help: "help.hit", need: .control),
    Shortcut(
      .widget, Label("esc"), [Key(.escape): .leave],
      help: "help.leave", hint: Hint(name: "chrome.leave", rank: 3, isForControls: true),
      need: .inside),
  ]

  private static let look = [
    Shortcut(
      .look, Label("m"), [Key("m"): .turn(.mode)],
      help: "help.mode", hint: Hint(name: "chrome.mode", rank: 7), need: .colors),
    Shortcut(
      .look, Label("n"), [Key("n"): .turn(.night)],
      help: "help.night", hint: Hint(name: "chrome.night", rank: 8), need: .colors),
    Shortcut(.look, Label("d"), [Key("d"): .turn(.appearance)], help: "help.appearance"),
    Shortcut(.look, Label("A"), [Key("A"): .turn(.alwaysOn)], help: "help.always-on"),
    Shortcut(.look, Label("c"), [Key("c"): .turn(.accent)], help: "help.accent"),
    Shortcut(.look, Label("F"), [Key("F"): .turn(.recede)], help: "help.recede"),
    Shortcut(
      .look, Label("+ -"),
      [Key("+"): .enlargeType(1), Key("="): .enlargeType(1), Key("-"): .enlargeType(-1)],
      help: "help.type-size"),
  ]

  private static let program = [
    Shortcut(
      .program, Label("?"), [Key("?"): .help],
      help: "help.help",
      hint: Hint(
        name: "chrome.help", rank: 0, isForControls: true,
        brief: Brief(label: Label("?"), name: "chrome.help"))),
    Shortcut(
      .program, Label("l"), [Key("l"): .lock(true)],
      help: "help.lock", hint: Hint(name: "chrome.lock", rank: 12), need: .unlocked),
    Shortcut(
      .program, Label("u"), [Key("u"): .lock(false)],
      help: "help.unlock", hint: Hint(name: "chrome.unlock", rank: 2), need: .locked),
    Shortcut(.program, Label("^L"), [Key("l", .control): .repaint], help: "help.repaint"),
    Shortcut(.program, Label("^Z"), [Key("z", .control): .suspend], help: "help.suspend"),
    Shortcut(
      .program, Label("q"),
      [Key("q"): .quit, Key("c", .control): .quit, Key("\\", .control): .quit],
      help: "help.quit", hint: Hint(name: "chrome.quit", rank: 1, isForControls: true)),
  ]
}
