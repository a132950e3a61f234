import Cells

// The keys of lists, and of the lines above them.
extension Shortcut {
  static let list = rows + line

  private static let rows = [
    Shortcut(
      .list, in: [.list], [Key(" "): .act],
      help: "help.list.act",
      hint: Hint(name: "list.act", rank: 2, label: Label("␣", plain: "Space"))),
    Shortcut(
      .list, in: [.list], [Key(.enter): .open],
      help: "help.list.open",
      hint: Hint(name: "list.open", rank: 3, label: Label("⏎", plain: "Enter"))),
    Shortcut(
      .list, in: [.list], [Key(.tab): .step(1)], aliases: [Key(.tab, .shift): .step(-1)],
      help: "help.list.line",
      hint: Hint(name: "list.line", rank: 4, label: Label("⇥", plain: "Tab"))),
    Shortcut(
      .list, in: [.list], [Key("n", .control): .beginAnother],
      help: "help.list.new", hint: Hint(name: "list.new", rank: 5)),
    Shortcut(
      .list, in: [.list],
      [
        Key("1"): .press(1), Key("2"): .press(2), Key("3"): .press(3), Key("4"): .press(4),
        Key("5"): .press(5), Key("6"): .press(6), Key("7"): .press(7), Key("8"): .press(8),
        Key("9"): .press(9),
      ],
      label: Label("1-9"), help: "help.list.press", hint: Hint(name: "list.press", rank: 16)),
    Shortcut(
      .list, in: [.list], [Key("x"): .remove, Key(.delete): .remove],
      help: "help.list.remove", hint: Hint(name: "list.remove", rank: 13)),
    Shortcut(
      .list, in: [.list], [Key("z"): .undo], help: "help.list.undo",
      hint: Hint(name: "list.undo", rank: 14)),
    Shortcut(.list, in: [.list], [Key("y"): .redo], help: "help.list.redo"),
    Shortcut(
      .list, in: [.list], [Key("/"): .find], help: "help.list.find",
      hint: Hint(name: "list.find", rank: 15)),
    Shortcut(
      .list, in: [.list], [Key("E"): .configure], help: "help.list.configure",
      hint: Hint(name: "list.configure", rank: 6)),
    Shortcut(
      .list, in: [.list], [Key("r"): .reload], help: "help.list.reload",
      hint: Hint(name: "list.reload", rank: 17)),
    Shortcut(
      .list, in: [.list], [Key(.escape): .leave, Key("q"): .quit],
      help: "help.back", hint: Hint(name: "page.home", rank: 1)),
    Shortcut(
      .list, in: [.list], [Key(.up): .move(.up), Key(.down): .move(.down)],
      label: Label("↑↓", plain: "up down"), help: "help.list.move",
      hint: Hint(name: "list.move", rank: 19)),
    Shortcut(
      .list, in: [.list], [Key(.left): .move(.left), Key(.right): .move(.right)],
      label: Label("←→", plain: "< >"), help: "help.list.turn",
      hint: Hint(name: "list.turn", rank: 18)),
    Shortcut(
      .list, in: [.list],
      [
        Key(.pageUp): .turnPage(-1), Key(.pageDown): .turnPage(1),
        Key("["): .turnPage(-1), Key("]"): .turnPage(1),
      ],
      label: Label("PgUp PgDn"), help: "help.list.page"),
    Shortcut(
      .list, in: [.list], [Key(.home): .first, Key(.end): .last], help: "help.list.ends"),
    Shortcut(
      .list, in: [.list], [Key(.up, .shift): .shift(-1), Key(.down, .shift): .shift(1)],
      aliases: [Key(.up, .alt): .shift(-1), Key(.down, .alt): .shift(1)],
      label: Label("⇧↑↓", plain: "Shift up down"), help: "help.list.shift"),
  ]

  private static let line = [
    Shortcut(
      .list, in: [.line], [Key(.enter): .open], help: "help.line.enter",
      hint: Hint(name: "list.enter", rank: 1, label: Label("⏎", plain: "Enter"))),
    Shortcut(
      .list, in: [.line], [Key(.tab): .step(1), Key(.up): .move(.up), Key(.down): .move(.down)],
      aliases: [Key(.tab, .shift): .step(-1)],
      label: Label("⇥ ↑↓", plain: "Tab up down"), help: "help.line.rows",
      hint: Hint(name: "list.rows", rank: 3, label: Label("⇥", plain: "Tab"))),
    Shortcut(
      .list, in: [.line], [Key("s", .control): .save], help: "help.line.save",
      hint: Hint(name: "list.save", rank: 4)),
    Shortcut(
      .list, in: [.line], [Key(.escape): .leave], help: "help.line.leave",
      hint: Hint(name: "list.stop", rank: 2)),
  ]
}
