/// What an examination has found about one thing, in words for a person.
package struct Finding: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    case works, worksPartly, fails
  }

  let state: State
  /// What was examined.
  let subject: String
  let words: String
  /// What can be done about it.
  let remedy: String?

  package init(_ state: State, _ subject: String, _ words: String, remedy: String? = nil) {
    (self.state, self.subject, self.words, self.remedy) = (state, subject, words, remedy)
  }
}

extension Finding: CustomStringConvertible {
  package var description: String {
    let lines = "\(mark) \(subject): \(words)".split(separator: "\n")
      .map { String($0).withoutControls }
    let text = lines.joined(separator: "\n  ")
    return remedy.map { "\(text)\n  → \($0.withoutControls)" } ?? text
  }

  private var mark: String {
    switch state {
    case .works: "✓"
    case .worksPartly: "!"
    case .fails: "✗"
    }
  }
}
