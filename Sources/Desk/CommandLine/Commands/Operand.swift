/// A word, or several of one sort, after a command.
package struct Operand: Sendable {
  package enum Count: Hashable, Sendable {
    case one, oneOrNone, several, anyNumber
  }

  let placeholder: String
  let suggestions: Suggestions
  private let count: Count

  package init(
    _ placeholder: String, _ count: Count = .one, suggesting suggestions: Suggestions = .none
  ) {
    (self.placeholder, self.count, self.suggestions) = (placeholder, count, suggestions)
  }

  var isOptional: Bool { count == .oneOrNone || count == .anyNumber }
  var repeats: Bool { count == .several || count == .anyNumber }

  /// The operand as shown in help.
  var synopsis: String {
    (isOptional ? "[\(placeholder)]" : placeholder) + (repeats ? "..." : "")
  }
}
