/// What help says of a flag, a command or an action: one short line, and what only the manual adds.
struct Explanation: Hashable, Sendable {
  var summary: String
  /// What holds if nothing is given.
  var usual: String?
  /// What may be given, if it is one of some words.
  var values: [String] = []
  /// Sentences without their last full stop, for the manual page.
  var details: [String] = []

  /// The summary and the default: `Text size [large]`.
  var line: String { usual.map { "\(summary) [\($0)]" } ?? summary }

  /// As help shows them: `{ko|en}`; empty if there are none.
  var choices: String { values.isEmpty ? "" : "{\(values.joined(separator: "|"))}" }

  /// All of it in one paragraph, for the manual page.
  var paragraph: String {
    let head = choices.isEmpty ? line : "\(line) \(choices)"
    return details.isEmpty ? head : ([head] + details).map { "\($0)." }.joined(separator: " ")
  }
}
