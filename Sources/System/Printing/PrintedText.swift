/// Text that can be printed anywhere: nothing in it steers a terminal, and its line breaks are the
/// program's own.
///
///     try output.write(.rows(lists.map { "\($0.name): \($0.path)" }))
package struct PrintedText: Hashable, Sendable {
  let text: String

  /// Each string on a line of its own; line breaks in them are escaped.
  package static func rows(_ rows: some Sequence<String>) -> Self {
    Self(text: rows.map { $0.harmless + "\n" }.joined())
  }

  package static func row(_ row: String) -> Self { rows([row]) }

  /// A text that the program has laid out in lines, such as a screen or a page of help.
  package static func lines(_ text: String) -> Self { Self(text: text.harmlessLines) }

  /// A JSON document, which stays one if something in it has to be escaped.
  package static func json(_ text: String) -> Self { Self(text: text.harmlessJSON) }
}

extension PrintedText: CustomStringConvertible {
  package var description: String { text }
}
