/// The result of a check, as text for the user.
package struct Finding: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    case works, worksPartly, fails
    /// It is only told, because nothing was tried.
    case untried
  }

  let state: State
  /// The part that was checked.
  let subject: String
  /// What was found, line by line.
  let words: [String]
  /// The remedy; nil if none is needed.
  let remedy: String?

  package init(_ state: State, _ subject: String, _ words: String..., remedy: String? = nil) {
    self.init(state, subject, words, remedy: remedy)
  }

  package init(_ state: State, _ subject: String, _ words: [String], remedy: String? = nil) {
    (self.state, self.subject, self.words, self.remedy) = (state, subject, words, remedy)
  }
}

extension Finding {
  /// The finding as lines of text.
  var rows: [String] {
    let first = "\(mark) \(subject): \(words.first ?? "")"
    return [first]
      + (words.dropFirst() + [remedy.map { "→ \($0)" }].compactMap(\.self)).map { "  \($0)" }
  }

  private var mark: String {
    switch state {
    case .works: "✓"
    case .worksPartly: "!"
    case .fails: "✗"
    case .untried: "·"
    }
  }
}
