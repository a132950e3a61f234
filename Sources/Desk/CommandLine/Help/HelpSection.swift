/// A heading with terms and what they mean: the common content of help and the manual page.
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
