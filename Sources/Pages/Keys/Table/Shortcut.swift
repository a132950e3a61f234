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

  /// Aliases are keys that work as well and aren't shown, such as those of earlier versions.
  package init(
    _ group: Group, in places: Set<KeyScope>, _ bindings: KeyValuePairs<Key, KeyCommand>,
    aliases: KeyValuePairs<Key, KeyCommand> = [:], label: Label? = nil, help: String,
    reboundHelp: String? = nil, hint: Hint? = nil, need: Need = .nothing
  ) {
    (self.group, self.places) = (group, places)
    (usualHelp, self.reboundHelp) = (help, reboundHelp)
    (self.hint, self.need) = (hint, need)
    self.bindings = bindings.map { Binding(key: $0.key, command: $0.value) }
    self.aliases = aliases.map { Binding(key: $0.key, command: $0.value) }
    commands = (self.bindings + self.aliases).map(\.command)
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
