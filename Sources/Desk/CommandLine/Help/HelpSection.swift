package import System

/// A heading with terms and their descriptions, which help and the manual page share.
package struct HelpSection: Equatable, Sendable {
  /// A section of the manual page, in the language of a string table.
  package typealias Chapter = @Sendable (StringTable) -> HelpSection

  package struct Entry: Equatable, Sendable {
    let term: String
    let text: String
    /// The words that may be given, in braces.
    var choices = ""

    package init(term: String, text: String = "") {
      (self.term, self.text) = (term, text)
    }

    /// One line, as help shows it.
    init(term: String, summaryOf explanation: Explanation) {
      (self.term, text, choices) = (term, explanation.line, explanation.choices)
    }
  }

  let title: String
  let entries: [Entry]

  package init(title: String, entries: [Entry]) {
    (self.title, self.entries) = (title, entries)
  }
}
