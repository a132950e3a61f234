/// The result of a check, as text for the user.
package struct Finding: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    case works, worksPartly, fails
  }

  let state: State
  /// The part that was checked.
  let subject: String
  let words: String
  /// The remedy; nil if none is needed.
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
