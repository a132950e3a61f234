import Cells
import Views

/// Text in a large font where there are no blocks: three rows of characters if they fit, and one row
/// of text if not.
struct NumeralArrangement: Arrangement {
  private let written: TextArrangement
  private let lines: [TextLine]
  private let size: Size

  /// Fails if the text isn't large or can't be written so.
  init?(_ written: TextArrangement, tier: GlyphTier) {
    guard tier == .ascii, written.largeFont != nil, let glyphs = written.wording.onlyLine,
      let style = glyphs.first.map({ written.wording.styles[$0.style] }),
      let rows = WrittenNumeral.rows(of: glyphs.map(\.glyph.description).joined())
    else { return nil }
    self.written = written
    let font = style.font.weight.rawValue > Font.Weight.medium.rawValue ? Font.headline : .body
    lines = rows.map { row in
      let line = TextLine(
        glyphs: row.unicodeScalars.map { StyledGlyph(glyph: Glyph($0), style: 0) },
        styles: [TextRunStyle(font: font, paint: style.paint)],
        redaction: written.node.redaction)
      return written.node.redaction.map { line.redacted(for: $0, in: tier) } ?? line
    }
    size = Size(width: rows[0].count, height: rows.count)
  }

  func size(for proposal: Proposal) -> Size {
    fits(proposal) ? size : written.size(for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    guard fits(proposal) else { return written.place(in: frame, for: proposal) }
    var box = Box(
      frame: frame, drawing: .text(lines, alignment: .leading), until: written.until)
    box.words = written.words
    return box
  }

  /// Units stand on the lowest of the three rows.
  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    fits(proposal) ? lines.count - 1...lines.count - 1 : written.textRows(in: size, for: proposal)
  }

  private func fits(_ proposal: Proposal) -> Bool {
    size.width <= proposal.width ?? .max && size.height <= proposal.height ?? .max
  }
}

/// The numerals and letters of a count or a temperature in ASCII, three rows high.
///
/// Strokes fitted to ASCII characters would make a ring of a degree and a zero of a D.
enum WrittenNumeral {
  /// The three rows of a text; nil if a character has no form.
  static func rows(of text: String) -> [String]? {
    var rows = ["", "", ""]
    for (index, character) in text.enumerated() {
      guard let form = forms[character] else { return nil }
      let gap = index == 0 || character == "°" ? "" : " "
      for row in rows.indices { rows[row] += gap + form[row] }
    }
    return rows
  }

  private static let forms: [Character: [String]] = [
    "0": [" _ ", "| |", "|_|"],
    "1": ["  ", " |", " |"],
    "2": [" _ ", " _|", "|_ "],
    "3": [" _ ", " _|", " _|"],
    "4": ["   ", "|_|", "  |"],
    "5": [" _ ", "|_ ", " _|"],
    "6": [" _ ", "|_ ", "|_|"],
    "7": [" _ ", "  |", "  |"],
    "8": [" _ ", "|_|", "|_|"],
    "9": [" _ ", "|_|", " _|"],
    "D": [" _ ", "| \\", "|_/"],
    "A": [" _ ", "|_|", "| |"],
    "Y": ["   ", "\\_/", " | "],
    "a": [" _ ", " _|", "|_|"],
    "y": ["   ", "|_|", " _|"],
    "-": ["  ", "__", "  "],
    "–": ["  ", "__", "  "],
    "+": ["   ", "_|_", " | "],
    ":": [" ", ".", "."],
    ".": [" ", " ", "."],
    ",": [" ", " ", ","],
    "/": ["  ", " /", "/ "],
    "%": ["   ", "o/ ", "/o "],
    "°": ["o", " ", " "],
    " ": [" ", " ", " "],
  ]
}
