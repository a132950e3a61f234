package import Cells

/// Keys that belong together, with their effect and its description.
package struct Shortcut: Hashable, Sendable {
  package let group: Group
  package let commands: [Key: KeyCommand]
  /// The keys as shown.
  package let label: Label
  /// The key of the text for their effect.
  package let help: String
  /// The hint in the footer; nil for none.
  package let hint: Hint?
  package let need: Need

  package enum Group: String, Hashable, Sendable, CaseIterable {
    case moving, widget, look, program
  }

  /// The aspect of the presentation that the keys change; nil if none.
  var aspect: Preferences.Aspect? { commands.values.lazy.compactMap(\.aspect).first }

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
  }

  package struct Label: Hashable, Sendable {
    package let text: String
    /// The same in ASCII.
    package let plainText: String

    package init(_ text: String, plain: String? = nil) {
      self.text = text
      plainText = plain ?? text
    }
  }

  package struct Hint: Hashable, Sendable {
    /// The key of the word for the effect.
    package let name: String
    /// The hint with the highest rank is the first to be omitted.
    package let rank: Int
    /// Whether the hint appears while a control has the focus.
    package var isForControls = false
    /// The key to show, if not all of them.
    package var label: Label?
    /// The word to show while the keys enter the focused tile.
    package var entering: String?
    /// The word to show while the keys open what the focused tile leads to.
    package var opening: String?
    /// The hint for very little space.
    package var brief: Brief?
  }

  package struct Brief: Hashable, Sendable {
    package let label: Label
    package let name: String
  }

  init(
    _ group: Group, _ label: Label, _ commands: [Key: KeyCommand], help: String,
    hint: Hint? = nil, need: Need = .nothing
  ) {
    self.group = group
    self.label = label
    self.commands = commands
    self.help = help
    self.hint = hint
    self.need = need
  }
}
