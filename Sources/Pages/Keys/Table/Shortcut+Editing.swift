import Cells

// The keys that rearrange the board.
extension Shortcut {
  static let edit = [
    Shortcut(
      .edit, in: [.edit],
      [
        Key(.left): .move(.left), Key(.right): .move(.right),
        Key(.up): .move(.up), Key(.down): .move(.down),
      ],
      label: Label("←↑↓→", plain: "arrows"), help: "help.edit.move",
      hint: Hint(name: "edit.choose", rank: 14, holding: "edit.move"), need: .otherWidgets),
    Shortcut(
      .edit, in: [.edit], [Key(.enter): .open, Key(" "): .act],
      help: "help.edit.hold",
      hint: Hint(
        name: "edit.hold", rank: 2, label: Label("⏎", plain: "Enter"), holding: "edit.drop"),
      need: .widget),
    Shortcut(
      .edit, in: [.edit], [Key("x"): .remove, Key(.delete): .remove],
      help: "help.edit.remove", hint: Hint(name: "edit.remove", rank: 3), need: .widget),
    Shortcut(
      .edit, in: [.edit], [Key("<"): .resize(-1), Key(">"): .resize(1)],
      label: Label("< >"), help: "help.edit.size", hint: Hint(name: "edit.size", rank: 4),
      need: .widget),
    Shortcut(
      .edit, in: [.edit], [Key("E"): .configure], help: "help.configure",
      hint: Hint(name: "edit.configure", rank: 6), need: .configurable),
    Shortcut(
      .edit, in: [.edit], [Key("b"): .stack], help: "help.edit.stack",
      hint: Hint(name: "edit.unstack", rank: 7, holding: "edit.stack"), need: .stackable),
    Shortcut(
      .edit, in: [.edit], [Key("{"): .turnStack(-1), Key("}"): .turnStack(1)],
      help: "help.stack", hint: Hint(name: "edit.turn", rank: 11), need: .inStack),
    Shortcut(
      .edit, in: [.edit], [Key("p"): .breakPage(-1), Key("P"): .breakPage(1)],
      help: "help.edit.page", hint: Hint(name: "edit.page", rank: 13), need: .otherWidgets),
    Shortcut(
      .edit, in: [.edit], [Key("z"): .undo, Key("y"): .redo],
      help: "help.edit.undo",
      hint: Hint(name: "edit.undo", rank: 5, label: Label("z")), need: .undoable),
    Shortcut(
      .edit, in: [.edit], [Key("a"): .pick], help: "help.pick",
      hint: Hint(name: "edit.add", rank: 8)),
    Shortcut(
      .edit, in: [.edit], [Key(.tab): .step(1)], aliases: [Key(.tab, .shift): .step(-1)],
      help: "help.step", need: .otherWidgets),
    Shortcut(
      .edit, in: [.edit], [Key(.home): .first, Key(.end): .last],
      help: "help.ends", need: .otherWidgets),
    Shortcut(
      .edit, in: [.edit],
      [
        Key(.pageUp): .turnPage(-1), Key(.pageDown): .turnPage(1),
        Key("["): .turnPage(-1), Key("]"): .turnPage(1),
      ],
      label: Label("PgUp PgDn"), help: "help.page", reboundHelp: "help.turn", need: .otherPages),
    Shortcut(
      .edit, in: [.edit], [Key(.escape): .leave, Key("q"): .quit],
      help: "help.edit.leave",
      hint: Hint(name: "edit.done", rank: 1, holding: "edit.put-back")),
  ]

  static let picker = [
    Shortcut(
      .edit, in: [.picker], [Key(.up): .move(.up), Key(.down): .move(.down)],
      label: Label("↑↓", plain: "up down"), help: "help.picker.kind",
      hint: Hint(name: "picker.kind", rank: 4)),
    Shortcut(
      .edit, in: [.picker], [Key(.left): .move(.left), Key(.right): .move(.right)],
      label: Label("←→", plain: "< >"), help: "help.picker.size",
      hint: Hint(name: "picker.size", rank: 3)),
    Shortcut(
      .edit, in: [.picker], [Key(.enter): .open, Key(" "): .act], help: "help.picker.add",
      hint: Hint(name: "picker.put", rank: 2, label: Label("⏎", plain: "Enter"))),
    Shortcut(
      .edit, in: [.picker], [Key("/"): .find], help: "help.picker.find",
      hint: Hint(name: "list.find", rank: 5)),
    Shortcut(
      .edit, in: [.picker],
      [Key(.pageUp): .turnPage(-1), Key(.pageDown): .turnPage(1)], help: "help.list.page"),
    Shortcut(
      .edit, in: [.picker], [Key(.home): .first, Key(.end): .last], help: "help.list.ends"),
    Shortcut(
      .edit, in: [.picker], [Key(.escape): .leave, Key("q"): .quit],
      help: "help.back", hint: Hint(name: "help.close", rank: 1)),
  ]
}
