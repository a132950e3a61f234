package import Cells

/// Keys that belong together: what they do, where they work, and the names of their words.
package struct Shortcut: Hashable, Sendable {
  package let group: Group
  /// Where the keys work.
  package let places: Set<KeyScope>
  /// The key of the text for their effect.
  package let help: String
  /// The hint in the last row; nil for none.
  package let hint: Hint?
  package let need: Need

  private let bindings: [Binding]
  private let aliases: [Binding]
  private let ownLabel: Label?

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
    hint: Hint? = nil, need: Need = .nothing
  ) {
    (self.group, self.places, self.help) = (group, places, help)
    (self.hint, self.need) = (hint, need)
    self.bindings = bindings.map { Binding(key: $0.key, command: $0.value) }
    self.aliases = aliases.map { Binding(key: $0.key, command: $0.value) }
    ownLabel = label
  }

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
  package var label: Label {
    ownLabel ?? bindings.map(\.key.label).reduce(nil) { $0?.followed(by: $1) ?? $1 } ?? Label("")
  }

  /// The key that a hint shows at a place.
  package func hintLabel(at place: KeyScope) -> Label {
    hint?.label ?? ownLabel ?? bindings(at: place).first?.key.label ?? Label("")
  }
}

extension Key {
  /// Whether the key types something into a text.
  package var isTyped: Bool {
    if case .character = code { modifiers.isEmpty } else { false }
  }
}
