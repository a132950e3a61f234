/// A heading with terms and their descriptions, which help and the manual page share.
package struct HelpSection: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    let term: String
    let text: String

    package init(term: String, text: String = "") {
      (self.term, self.text) = (term, text)
    }
  }

  let title: String
  let entries: [Entry]
}
