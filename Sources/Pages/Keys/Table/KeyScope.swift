/// Where keys are pressed: what is in front then, and what it takes.
package enum KeyScope: String, CaseIterable, Hashable, Sendable {
  case home, today, standBy, locked
  /// The board while it is rearranged.
  case edit
  /// The widget gallery.
  case picker
  case weather
  /// A form outside its text fields.
  case form
  /// A text field of a form.
  case text
  /// A field of a form in which a choice is searched.
  case chooser
  /// The rows of a list.
  case list
  /// A line above a list, where an item is entered or searched.
  case line
  case panel
  /// The notice of an alarm that rings.
  case alarm
  /// The question which blocks to draw with.
  case glyphs
  /// The question whether to take over what the user's own file says.
  case takeover

  /// Whether letters are text rather than commands.
  package var takesText: Bool { self == .text || self == .chooser || self == .line }

  /// Whether keys without a command here have none at all, whatever lies behind.
  var takesAll: Bool { ![.home, .today, .standBy].contains(self) }

  /// The places whose keys help shows together, because the focus moves between them.
  package var withNeighbors: Set<KeyScope> {
    switch self {
    case .form, .text: [.form, .text]
    case .chooser: [.form, .chooser]
    default: [self]
    }
  }
}
