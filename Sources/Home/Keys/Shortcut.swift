package import Cells

/// Keys that belong together: what they do, and how that is told.
package struct Shortcut: Hashable, Sendable {
  package let group: Group
  package let commands: [Key: Command]
  /// How the keys are written.
  package let label: Label
  /// The key of the text that says what they do.
  package let help: String
  /// How the row below the tiles tells it; nil keeps it out of there.
  package let hint: Hint?
  package let need: Need

  package enum Group: String, Hashable, Sendable, CaseIterable {
    case moving, widget, look, program
  }

  /// What the keys change about how everything is shown.
  var aspect: Preferences.Aspect? { commands.values.lazy.compactMap(\.aspect).first }

  /// What there has to be for the keys to do anything.
  package enum Need: Hashable, Sendable {
    case nothing, widget, otherWidgets, otherPages
    /// That the focused tile has controls or links.
    case control
    /// That the focused tile has controls, or leads to a page.
    case action
    /// That a control is focused.
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
    /// The key of a word for what the keys do.
    package let name: String
    /// The hint with the greatest rank is left out first.
    package let rank: Int
    /// Whether it is told while a control is focused.
    package var isForControls = false
    /// Of the keys, if only one of them is told.
    package var label: Label?
    /// What is told instead while the keys go into the focused tile.
    package var entering: String?
    /// What is told instead while they open what the focused tile leads to.
    package var opening: String?
    /// What is told instead where there is hardly any room.
    package var brief: Brief?
  }

  package struct Brief: Hashable, Sendable {
    package let label: Label
    package let name: String
  }

  init(
    _ group: Group, _ label: Label, _ commands: [Key: Command], help: String,
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
