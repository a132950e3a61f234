import Cells

// The keys of what opens in front of the widgets.
extension Shortcut {
  static let weather = [
    Shortcut(
      .weather, in: [.weather], [Key(.escape): .leave, Key("q"): .quit],
      help: "help.back", hint: Hint(name: "page.home", rank: 1)),
    Shortcut(
      .weather, in: [.weather], [Key(.left): .move(.left), Key(.right): .move(.right)],
      aliases: [Key("h"): .move(.left), Key("l"): .move(.right)],
      label: Label("←→", plain: "< >"),
      help: "help.city", hint: Hint(name: "weather.page.city", rank: 2)),
    Shortcut(
      .weather, in: [.weather], [Key(.up): .move(.up), Key(.down): .move(.down)],
      aliases: [Key("k"): .move(.up), Key("j"): .move(.down)],
      label: Label("↑↓", plain: "^ v"),
      help: "help.hour", hint: Hint(name: "weather.page.hour", rank: 3)),
    Shortcut(
      .weather, in: [.weather], [Key(.pageUp): .turnPage(-1), Key(.pageDown): .turnPage(1)],
      help: "help.hours"),
    Shortcut(
      .weather, in: [.weather], [Key(.home): .first, Key(.end): .last], help: "help.hour-ends"),
    Shortcut(
      .weather, in: [.weather], [Key("r"): .reload],
      help: "help.renew", hint: Hint(name: "weather.page.renew", rank: 5)),
    Shortcut(
      .weather, in: [.weather], [Key("v"): .changeUnits],
      help: "help.units", hint: Hint(name: "weather.page.unit", rank: 6)),
    Shortcut(
      .weather, in: [.weather], [Key("/"): .find],
      help: "help.find-city", hint: Hint(name: "weather.page.find", rank: 4)),
    Shortcut(
      .weather, in: [.weather], [Key("1"): .press(1)], help: "help.show-city"),
    Shortcut(
      .weather, in: [.weather], [Key("2"): .press(2)], help: "help.add-city"),
    Shortcut(
      .weather, in: [.weather], [Key("3"): .press(3)], help: "help.settle"),
  ]

  private static let forms: Set<KeyScope> = [.form, .text]
  private static let fields: Set<KeyScope> = [.form, .text, .chooser]

  static let form = [
    Shortcut(
      .form, in: fields, [Key("s", .control): .save],
      help: "help.save", hint: Hint(name: "page.save", rank: 1)),
    Shortcut(
      .form, in: fields, [Key(.escape): .leave, Key("q"): .quit],
      help: "help.cancel", hint: Hint(name: "page.cancel", rank: 2)),
    Shortcut(
      .form, in: forms,
      [
        Key(.tab): .step(1), Key(.up): .move(.up), Key(.down): .move(.down),
      ],
      aliases: [Key(.tab, .shift): .step(-1)], label: Label("Tab ↑↓", plain: "Tab up dn"),
      help: "help.field",
      hint: Hint(name: "page.next", rank: 3, label: Label("⇥", plain: "Tab"))),
    Shortcut(
      .form, in: [.form],
      [Key(.left): .move(.left), Key(.right): .move(.right), Key(" "): .act],
      label: Label("←→ Space", plain: "< > Space"), help: "help.answer",
      hint: Hint(name: "page.turn", rank: 4, label: Label("␣", plain: "Space"))),
    Shortcut(.form, in: forms, [Key(.enter): .open], help: "help.enter"),
    Shortcut(
      .form, in: [.chooser], [Key(.enter): .open], help: "help.chooser.take",
      hint: Hint(name: "chooser.take", rank: 3, label: Label("⏎", plain: "Enter"))),
    Shortcut(
      .form, in: [.chooser], [Key(.up): .move(.up), Key(.down): .move(.down)],
      label: Label("↑↓", plain: "up down"), help: "help.chooser.move",
      hint: Hint(name: "chooser.move", rank: 4)),
    Shortcut(
      .form, in: [.chooser], [Key(.tab): .step(1)], aliases: [Key(.tab, .shift): .step(-1)],
      help: "help.field", hint: Hint(name: "page.next", rank: 5, label: Label("⇥", plain: "Tab"))),
    Shortcut(
      .form, in: forms, [Key("n", .control): .beginAnother],
      help: "help.another", hint: Hint(name: "dday.editor.another", rank: 5)),
  ]

  private static let texts: Set<KeyScope> = [.text, .chooser, .line]

  static let text = [
    Shortcut(
      .text, in: texts, [Key(.left): .move(.left), Key(.right): .move(.right)],
      label: Label("←→", plain: "< >"), help: "help.cursor"),
    Shortcut(
      .text, in: texts,
      [
        Key(.left, .control): .edit(.moveByWord(-1)), Key(.right, .control): .edit(.moveByWord(1)),
      ],
      aliases: [
        Key(.left, .alt): .edit(.moveByWord(-1)), Key(.right, .alt): .edit(.moveByWord(1)),
        Key(.left, .shift): .edit(.moveByWord(-1)), Key(.right, .shift): .edit(.moveByWord(1)),
      ],
      label: Label("^← ^→", plain: "^< ^>"), help: "help.word"),
    Shortcut(
      .text, in: texts, [Key(.home): .first, Key(.end): .last],
      aliases: [Key("a", .control): .first, Key("e", .control): .last], help: "help.line-ends"),
    Shortcut(
      .text, in: texts,
      [Key(.backspace): .edit(.eraseCharacter(-1)), Key(.delete): .edit(.eraseCharacter(1))],
      aliases: [Key("d", .control): .edit(.eraseCharacter(1))], help: "help.erase"),
    Shortcut(
      .text, in: texts, [Key("w", .control): .edit(.eraseWord)],
      aliases: [
        Key(.backspace, .control): .edit(.eraseWord), Key(.backspace, .alt): .edit(.eraseWord),
      ],
      help: "help.erase-word"),
    Shortcut(
      .text, in: texts,
      [Key("u", .control): .edit(.eraseToStart), Key("k", .control): .edit(.eraseToEnd)],
      help: "help.erase-line"),
  ]

  static let panel = [
    Shortcut(
      .panel, in: [.panel], [Key(.up): .turnPage(-1), Key(.down): .turnPage(1)],
      aliases: [
        Key(.left): .turnPage(-1), Key(.right): .turnPage(1), Key(.pageUp): .turnPage(-1),
        Key(.pageDown): .turnPage(1), Key(.tab, .shift): .turnPage(-1), Key(.tab): .turnPage(1),
        Key(" "): .turnPage(1), Key("j"): .turnPage(1), Key("k"): .turnPage(-1),
      ],
      label: Label("↑↓", plain: "up down"), help: "help.turn",
      hint: Hint(name: "chrome.page", rank: 1), need: .otherPages),
    Shortcut(
      .panel, in: [.panel], [Key(.escape): .leave, Key("q"): .quit],
      help: "help.close", hint: Hint(name: "help.close", rank: 2)),
  ]

  static let alarm = [
    Shortcut(
      .panel, in: [.alarm], [Key(.enter): .leave],
      aliases: [Key(" "): .leave, Key(.escape): .leave, Key("q"): .quit],
      help: "help.alarm.stop", hint: Hint(name: "alarm.stop", rank: 1)),
    Shortcut(
      .panel, in: [.alarm], [Key("+"): .prolong],
      help: "help.alarm.prolong", hint: Hint(name: "alarm.prolong", rank: 2)),
  ]

  static let glyphs = [
    Shortcut(
      .panel, in: [.glyphs], [Key(.left): .step(-1), Key(.right): .step(1)],
      aliases: [
        Key(.up): .step(-1), Key(.down): .step(1), Key(.tab): .step(1),
        Key(.tab, .shift): .step(-1),
      ],
      label: Label("←→", plain: "left right"), help: "help.glyphs.choose",
      hint: Hint(name: "glyphs.choose", rank: 2)),
    Shortcut(
      .panel, in: [.glyphs], [Key(.enter): .act],
      help: "help.glyphs.take", hint: Hint(name: "glyphs.take", rank: 3)),
    Shortcut(
      .panel, in: [.glyphs], [Key(" "): .neither],
      help: "help.glyphs.neither", hint: Hint(name: "glyphs.neither", rank: 4)),
    Shortcut(
      .panel, in: [.glyphs], [Key(.escape): .leave],
      help: "help.glyphs.later", hint: Hint(name: "glyphs.later", rank: 5)),
  ]
  static let takeover = [
    Shortcut(
      .panel, in: [.takeover], [Key(.enter): .act], aliases: [Key(" "): .act],
      help: "help.takeover.take",
      hint: Hint(name: "takeover.take", rank: 1, label: Label("⏎", plain: "Enter"))),
    Shortcut(
      .panel, in: [.takeover], [Key(.escape): .leave, Key("q"): .quit],
      help: "help.takeover.leave", hint: Hint(name: "takeover.leave", rank: 2)),
  ]
}
