extension Canvas: CustomStringConvertible {
  /// The glyphs, one line for each row, without trailing spaces.
  package var description: String {
    (0..<size.height).map(text(ofRow:)).joined(separator: "\n")
  }

  package func text(ofRow y: Int) -> String {
    let glyphs = row(y).map(\.glyph)
    let blanks = glyphs.reversed().prefix { $0 == .space }.count
    var text = ""
    for glyph in glyphs.dropLast(blanks) { glyph.write(to: &text.unicodeScalars) }
    return text
  }

  /// A canvas that shows these lines and is as wide as the widest.
  package init(lines: [String]) {
    let widths = lines.map { Glyphs($0).reduce(0) { $0 + $1.width } }
    self.init(size: Size(width: widths.max() ?? 0, height: lines.count))
    for (y, line) in lines.enumerated() {
      write(line, .plain, at: Point(x: 0, y: y))
    }
  }
}
