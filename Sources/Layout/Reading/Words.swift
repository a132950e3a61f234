import Cells

/// What a text says, a paragraph each, without the symbols in it.
struct Words: Hashable, Sendable {
  let paragraphs: [[StyledGlyph]]

  var text: String {
    paragraphs.map { $0.map(\.glyph.description).joined().withoutOuterSpaces }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension String {
  /// Spaces keep texts apart for the eye alone.
  fileprivate var withoutOuterSpaces: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
