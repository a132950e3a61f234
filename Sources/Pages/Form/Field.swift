package import Views
package import WidgetIntents

/// A question in a form, with its current answer.
package struct Field: Identifiable, Hashable, Sendable {
  package typealias ID = String

  package let id: ID
  package var label: LocalizedStringResource
  package var answer: Answer
  /// An explanation of the answer, or the reason why it is invalid; nil if there is none.
  package var note: Note?
  /// Whether a line separates this field from the one before.
  package var beginsSection = false
  /// Texts to choose from instead of typing one.
  package var suggestions: [Suggestion] = []
  /// Whether it is the button for what the form is for.
  package var isMain = false
  /// Whether the field applies, given the other answers.
  package var isShown = true

  /// A text to choose, with the colour that goes with it.
  package struct Suggestion: Hashable, Sendable {
    package let text: String
    package let color: Color

    package init(_ text: String, color: Color) {
      (self.text, self.color) = (text, color)
    }
  }

  package enum Note: Hashable, Sendable {
    case remark(LocalizedStringResource)
    case fault(LocalizedStringResource)
  }

  package enum Answer: Hashable, Sendable {
    case text(TextEntry)
    case toggle(Bool)
    /// The index of the selected choice.
    case choice([LocalizedStringResource], Int)
    case chooser(Chooser)
    case button(isDestructive: Bool)

    /// Whether the answers are equal, ignoring the cursor and what is searched.
    package func says(_ other: Answer) -> Bool {
      switch (self, other) {
      case (.text(let one), .text(let other)): one.text == other.text
      case (.chooser(let one), .chooser(let other)): one.chosen.map(\.id) == other.chosen.map(\.id)
      default: self == other
      }
    }
  }

  var isButton: Bool { if case .button = answer { true } else { false } }

  var isToggle: Bool { if case .toggle = answer { true } else { false } }

  var isDestructive: Bool { answer == .button(isDestructive: true) }

  /// The chooser; nil if the answer is of another kind.
  package var chooser: Chooser? {
    if case .chooser(let chooser) = answer { chooser } else { nil }
  }

  /// The note to show, if any; if the text was cut, a warning about that instead.
  var told: Note? {
    if case .text(let entry) = answer, entry.isCut {
      .fault("form.cut \(entry.limit)")
    } else {
      note
    }
  }

  /// Whether the answer may have several lines.
  var holdsLines: Bool { if case .text(let entry) = answer { entry.holdsLines } else { false } }

  package init(_ id: ID, _ label: LocalizedStringResource, _ answer: Answer) {
    (self.id, self.label, self.answer) = (id, label, answer)
  }
}
