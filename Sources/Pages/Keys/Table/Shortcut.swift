package import Cells

/// Keys that belong together: what they do, where they work, and the names of their words.
package struct Shortcut: Hashable, Sendable {
  package let group: Group
  /// Where the keys work.
  package let places: Set<KeyScope>
  private let usualHelp: String
  /// Their effect where the usual text would name keys that a user has changed; nil if it names none.
  private let reboundHelp: String?
  /// The hint in the last row; nil for none.
  package let hint: Hint?
  package let need: Need

  /// What the keys do, also what has lost its key.
  let commands: [KeyCommand]
  private(set) var bindings: [Binding]
  private(set) var aliases: [Binding]
  private var ownLabel: Label?
  /// Whether a user chose some of its keys.
  private(set) var isRebound = false

  /// A key and its command.
  package struct Binding: Hashable, Sendable {
    package let key: Key
    package let command: KeyCommand
  }

  package enum Group: String, Hashable, Sendable, CaseIterable {
    case moving, widget, edit, weather, form, list, text, panel, look, program
  }

  /// What the keys need to have an effect.
  package enum Need: Hashable, Sendable {
    case nothing, widget, otherWidgets, otherPages
    /// The focused tile has controls or links.
    case control
    /// The focused tile has controls or leads to a page.
    case action
    /// A control has the focus.
    case inside
    case locked, unlocked
    case colors
    /// The focused widget stands in a stack.
    case inStack
    /// The focused widget is suggested by its stack.
    case suggested
    /// A widget is in hand, or the focused one stands in a stack.
    case stackable
    /// A step can be taken back.
    case undoable
    /// The focused widget can be set up.
    case configurable
  }

  /// Aliases are keys that work as well and aren't shown, such as those of earlier versions. Some commands
  /// have no key until a user gives them one.
  package init(
    _ group: Group, in places: Set<KeyScope>, _ bindings: KeyValuePairs<Key, KeyCommand>,
    aliases: KeyValuePairs<Key, KeyCommand> = [:], also keyless: [KeyCommand] = [],
    label: Label? = nil, help: String,
    reboundHelp: String? = nil, hint: Hint? = nil, need: Need = .nothing
  ) {
    (self.group, self.places) = (group, places)
    (usualHelp, self.reboundHelp) = (help, reboundHelp)
    (self.hint, self.need) = (hint, need)
    self.bindings = bindings.map { Binding(key: $0.key, command: $0.value) }
    self.aliases = aliases.map { Binding(key: $0.key, command: $0.value) }
    commands = (self.bindings + self.aliases).map(\.command) + keyless
    ownLabel = label
  }

  /// The shortcut with other keys for a command, which are all shown; itself if it has no such command.
  func rebinding(_ command: KeyCommand, to keys: [Key]) -> Shortcut {
    guard commands.contains(command) else { return self }
    var shortcut = self
    let others = bindings.filter { $0.command != command }
    let place = bindings.firstIndex { $0.command == command } ?? bindings.count
    shortcut.bindings = others
    shortcut.bindings.insert(
      contentsOf: keys.map { Binding(key: $0, command: command) }, at: place)
    shortcut.aliases.removeAll { $0.command == command }
    (shortcut.ownLabel, shortcut.isRebound) = (nil, true)
    return shortcut
  }

  /// The key of the text for their effect.
  package var help: String { isRebound ? reboundHelp ?? usualHelp : usualHelp }

  /// The keys that work at a place: where text is typed, none that types something.
  package func bindings(at place: KeyScope) -> [Binding] {
    bindings.filter { !place.takesText || !$0.key.isTyped }
  }

  package func aliases(at place: KeyScope) -> [Binding] {
    aliases.filter { !place.takesText || !$0.key.isTyped }
  }

  /// The aspect of the presentation that the keys change; nil if none.
  package var aspect: Aspect? { bindings.lazy.compactMap(\.command.aspect).first }

  /// The keys as shown.
  package var label: Label { ownLabel ?? Label(of: bindings.map(\.key)) }

  /// The key that a hint shows at a place; if a user chose it, the first of each command.
  package func hintLabel(at place: KeyScope) -> Label {
    let keys = bindings(at: place)
    guard isRebound else { return hint?.label ?? ownLabel ?? keys.first?.key.label ?? Label("") }
    return Label(
      of: keys.indices.filter { index in
        keys.firstIndex { $0.command == keys[index].command } == index
      }
      .map { keys[$0].key })
  }

  /// The key that a hint for very little space shows.
  package func briefLabel(at place: KeyScope) -> Label? {
    isRebound ? bindings(at: place).first?.key.label : hint?.brief?.label
  }
}

extension Key {
  /// Whether the key types something into a text.
  package var isTyped: Bool {
    if case .character = code { modifiers.isEmpty } else { false }
  }
}

// The keys that rearrange the board.
extension Shortcut {
  static let edit = [
    Shortcut(
      .edit, in: [.edit],
      [
        Key(.left): .move(.left), Key(.right): .move(.right),
        Key(.up): .move(.up), Key(.down): .move(.down),
      ],
      aliases: letters, label: Label("←↑↓→", plain: "arrows"), help: "help.edit.move",
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
      aliases: [Key("k"): .move(.up), Key("j"): .move(.down)],
      label: Label("↑↓", plain: "up down"), help: "help.picker.kind",
      hint: Hint(name: "picker.kind", rank: 4)),
    Shortcut(
      .edit, in: [.picker], [Key(.left): .move(.left), Key(.right): .move(.right)],
      aliases: [Key("h"): .move(.left), Key("l"): .move(.right)],
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

extension Shortcut {
  /// Keys as shown.
  package struct Label: Hashable, Sendable {
    package let text: String
    /// The same in ASCII.
    package let plainText: String

    package init(_ text: String, plain: String? = nil) {
      self.text = text
      plainText = plain ?? text
    }

    /// Several keys, each by its own label.
    package init(of keys: [Key]) {
      let labels = keys.map(\.label)
      self.init(
        labels.map(\.text).joined(separator: " "),
        plain: labels.map(\.plainText).joined(separator: " "))
    }
  }

  package struct Hint: Hashable, Sendable {
    /// The key of the word for the effect.
    package let name: String
    /// The hint with the highest rank is the first to be omitted.
    package let rank: Int
    /// Whether the hint appears while a control has the focus.
    package var isForControls = false
    /// The key to show, if not the first one.
    package var label: Label?
    /// The word to show while the keys enter the focused tile.
    package var entering: String?
    /// The word to show while the keys open what the focused tile leads to.
    package var opening: String?
    /// The word to show while a widget is in hand.
    package var holding: String?
    /// The hint for very little space.
    package var brief: Brief?
    /// Whether only the Home Screen shows it.
    package var isForHome = false
  }

  package struct Brief: Hashable, Sendable {
    package let label: Label
    package let name: String
  }
}

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
      aliases: [Key("k"): .move(.up), Key("j"): .move(.down)],
      label: Label("↑↓", plain: "up down"), help: "help.list.move",
      hint: Hint(name: "list.move", rank: 19)),
    Shortcut(
      .list, in: [.list], [Key(.left): .move(.left), Key(.right): .move(.right)],
      aliases: [Key("h"): .move(.left), Key("l"): .move(.right)],
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
