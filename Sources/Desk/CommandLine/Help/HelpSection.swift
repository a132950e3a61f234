/// A heading with terms and what they mean: the common content of help and the manual page.
struct HelpSection: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let term: String
    var text = ""
  }

  let title: String
  let entries: [Entry]
}
