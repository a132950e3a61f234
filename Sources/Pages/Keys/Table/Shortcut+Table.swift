import Cells

extension Shortcut {
  /// All keys of the program, in the order in which help lists them.
  package static let all = [
    moving, widget, edit, picker, weather, form, list, text, panel, alarm, glyphs, takeover, look,
    places, program,
  ].flatMap(\.self)

  /// The letters that move in vi, and in much else on a terminal.
  static let letters: KeyValuePairs<Key, KeyCommand> = [
    Key("h"): .move(.left), Key("j"): .move(.down), Key("k"): .move(.up), Key("l"): .move(.right),
  ]

  /// The places with a board.
  private static let boards: Set<KeyScope> = [.home, .today, .standBy]
  private static let everywhere = Set(KeyScope.allCases)

  private static let moving = [
    Shortcut(
      .moving, in: boards,
      [
        Key(.left): .move(.left), Key(.right): .move(.right),
        Key(.up): .move(.up), Key(.down): .move(.down),
      ],
      aliases: letters,
      label: Label("←↑↓→", plain: "arrows"), help: "help.move",
      hint: Hint(
        name: "chrome.move", rank: 5, isForControls: true,
        brief: Brief(label: Label("→", plain: ">"), name: "chrome.next")),
      need: .otherWidgets),
    Shortcut(
      .moving, in: boards, [Key(.tab): .step(1)], aliases: [Key(.tab, .shift): .step(-1)],
      help: "help.step", need: .otherWidgets),
    Shortcut(
      .moving, in: boards, [Key(.home): .first, Key(.end): .last],
      help: "help.ends", need: .otherWidgets),
    Shortcut(
      .moving, in: boards,
      [
        Key(.pageUp): .turnPage(-1), Key(.pageDown): .turnPage(1),
        Key("["): .turnPage(-1), Key("]"): .turnPage(1),
      ],
      label: Label("PgUp PgDn"), help: "help.page", reboundHelp: "help.turn",
      hint: Hint(name: "chrome.page", rank: 11),
      need: .otherPages),
    Shortcut(
      .moving, in: boards, [Key("{"): .turnStack(-1), Key("}"): .turnStack(1)],
      help: "help.stack", hint: Hint(name: "edit.turn", rank: 14), need: .inStack),
    Shortcut(
      .moving, in: boards, [Key("p"): .keep],
      help: "help.keep", hint: Hint(name: "stack.keep", rank: 17), need: .suggested),
  ]

  private static let widget = [
    Shortcut(
      .widget, in: boards, [Key(.enter): .open, Key(" "): .act],
      help: "help.act",
      hint: Hint(
        name: "chrome.act", rank: 4, isForControls: true, label: Label("⏎", plain: "Enter"),
        entering: "chrome.enter", opening: "chrome.open"),
      need: .action),
    Shortcut(
      .widget, in: boards, [Key("r"): .reload],
      help: "help.reload", hint: Hint(name: "chrome.reload", rank: 6), need: .widget),
    Shortcut(
      .widget, in: boards, [Key("R"): .reloadAll],
      help: "help.reload-all", hint: Hint(name: "chrome.reload-all", rank: 15),
      need: .otherWidgets),
    Shortcut(.widget, in: boards, [Key("i"): .inspect], help: "help.inspect", need: .widget),
    Shortcut(
      .widget, in: boards,
      [
        Key("1"): .press(1), Key("2"): .press(2), Key("3"): .press(3), Key("4"): .press(4),
        Key("5"): .press(5), Key("6"): .press(6), Key("7"): .press(7), Key("8"): .press(8),
        Key("9"): .press(9),
      ],
      label: Label("1-9"), help: "help.press", need: .control),
    Shortcut(
      .widget, in: boards, [Key("e"): .rearrange],
      help: "help.rearrange", hint: Hint(name: "chrome.edit", rank: 7), need: .unlocked),
    Shortcut(
      .widget, in: boards, [Key("E"): .configure], help: "help.configure",
      hint: Hint(name: "edit.configure", rank: 13), need: .configurable),
    Shortcut(
      .widget, in: boards, [Key("a"): .pick],
      help: "help.pick", hint: Hint(name: "edit.add", rank: 8), need: .unlocked),
    Shortcut(
      .widget, in: boards, [Key("z"): .undo, Key("y"): .redo], help: "help.edit.undo",
      need: .undoable),
    Shortcut(
      .widget, in: boards, [Key(.escape): .leave],
      help: "help.leave", hint: Hint(name: "chrome.leave", rank: 3, isForControls: true),
      need: .inside),
  ]

  private static let look = [
    Shortcut(
      .look, in: looks, [Key("m"): .turn(.mode)],
      help: "help.mode", hint: Hint(name: "chrome.mode", rank: 9, isForHome: true), need: .colors),
    Shortcut(
      .look, in: looks, [Key("n"): .turn(.night)],
      help: "help.night", hint: Hint(name: "chrome.night", rank: 10, isForHome: true),
      need: .colors),
    Shortcut(.look, in: looks, [Key("d"): .turn(.appearance)], help: "help.appearance"),
    Shortcut(
      .look, in: looks, [Key("O"): .turn(.alwaysOn)],
      help: "help.always-on"),
    Shortcut(.look, in: looks, [Key("c"): .turn(.accent)], help: "help.accent"),
    Shortcut(
      .look, in: looks, [Key("f"): .turn(.recede)], aliases: [Key("F"): .turn(.recede)],
      help: "help.recede"),
    Shortcut(
      .look, in: looks, [Key("+"): .enlargeType(1), Key("-"): .enlargeType(-1)],
      aliases: [Key("="): .enlargeType(1)],
      help: "help.type-size"),
    Shortcut(.look, in: looks, [Key("g"): .turn(.glyphs)], help: "help.glyphs"),
  ]

  /// Where the whole screen is seen and nothing is typed.
  private static let looks = boards.union([.edit, .picker, .locked, .weather, .list])

  private static let places = [
    Shortcut(
      .program, in: boards,
      [Key("t"): .go(.today), Key("s"): .go(.standBy)], also: [.go(.home)], help: "help.go",
      hint: Hint(name: "chrome.places", rank: 16, label: Label("t s")), need: .unlocked),
    Shortcut(
      .program, in: [.locked], [Key("e"): .rearrange], help: "help.lock.edit",
      hint: Hint(name: "chrome.edit", rank: 7)),
    Shortcut(
      .program, in: [.locked], [Key("s"): .go(.standBy)], help: "help.go.standby",
      hint: Hint(name: "chrome.standby", rank: 3)),
  ]

  private static let program = [
    Shortcut(
      .program, in: everywhere, [Key("?"): .help, Key(.function(1)): .help],
      help: "help.help",
      hint: Hint(
        name: "chrome.help", rank: 0, isForControls: true,
        brief: Brief(label: Label("?"), name: "chrome.help"))),
    Shortcut(
      .program, in: boards, [Key(","): .settings], help: "help.settings", need: .unlocked),
    Shortcut(
      .program, in: boards.union([.edit, .picker, .locked, .weather, .form, .list]),
      [Key("Q"): .lock(true)],
      help: "help.lock", hint: Hint(name: "chrome.lock", rank: 12, isForHome: true),
      need: .unlocked),
    Shortcut(
      .program, in: boards.union([.locked]), [Key("u"): .lock(false)],
      help: "help.unlock", hint: Hint(name: "chrome.unlock", rank: 2), need: .locked),
    Shortcut(.program, in: everywhere, [Key("l", .control): .repaint], help: "help.repaint"),
    Shortcut(.program, in: everywhere, [Key("z", .control): .suspend], help: "help.suspend"),
    Shortcut(
      .program, in: boards.union([.locked, .glyphs]),
      [Key("q"): .quit, Key("c", .control): .end],
      aliases: [Key("\\", .control): .end],
      help: "help.quit", hint: Hint(name: "chrome.quit", rank: 1, isForControls: true)),
    Shortcut(
      .program, in: everywhere.subtracting(boards).subtracting([.locked, .glyphs]),
      [Key("c", .control): .end],
      aliases: [Key("\\", .control): .end], help: "help.end"),
  ]
}
