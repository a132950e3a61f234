package import Intents

/// A question of a form, with its answer so far.
package struct Field: Identifiable, Hashable, Sendable {
  package typealias ID = String

  package let id: ID
  package var label: LocalizedStringResource
  package var answer: Answer
  /// What the answer means, or why it can't be taken.
  package var note: Note?
  /// Whether a line stands before it.
  package var beginsSection = false
  /// Whether it has to be answered as things are.
  package var isShown = true

  package enum Note: Hashable, Sendable {
    case remark(LocalizedStringResource)
    case fault(LocalizedStringResource)
  }

  package enum Answer: Hashable, Sendable {
    case text(TextEntry)
    case toggle(Bool)
    /// One of some, by its place among them.
    case choice([LocalizedStringResource], Int)
    case button(isDestructive: Bool)

    /// Whether another one is the same but for the cursor.
    package func says(_ other: Answer) -> Bool {
      guard case .text(let entry) = self, case .text(let text) = other else { return self == other }
      return entry.text == text.text
    }
  }

  var isButton: Bool { if case .button = answer { true } else { false } }

  var isDestructive: Bool { answer == .button(isDestructive: true) }

  /// What is said about the answer: above all that not all of it went in.
  var told: Note? {
    if case .text(let entry) = answer, entry.isCut {
      .fault("form.cut \(entry.limit)")
    } else {
      note
    }
  }

  /// Whether its answer may be several lines.
  var holdsLines: Bool { if case .text(let entry) = answer { entry.holdsLines } else { false } }

  package init(_ id: ID, _ label: LocalizedStringResource, _ answer: Answer) {
    (self.id, self.label, self.answer) = (id, label, answer)
  }
}
