/// A word that may be typed, and what it means; the note may be empty.
package struct Suggestion: Hashable, Sendable {
  let word: String
  let note: String

  package init(_ word: String, _ note: String = "") {
    (self.word, self.note) = (word, note)
  }
}
