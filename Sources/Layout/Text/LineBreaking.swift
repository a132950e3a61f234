import Cells

/// Breaks a paragraph into lines: after spaces and hyphens, between Hangul syllables, and inside a
/// word only if it is too long for a line of its own.
struct LineBreaking {
  let paragraph: [StyledGlyph]
  let width: Int

  /// The first lines, up to a limit, without trailing spaces.
  func lines(atMost limit: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while lines.count < limit, let end = endOfLine(from: start) {
      lines.append(start..<trimmed(end, from: start))
      start = end
    }
    if lines.count < limit { lines.append(start..<trimmed(paragraph.count, from: start)) }
    return lines
  }

  /// The end of the line that starts at a glyph; nil if the rest fits.
  private func endOfLine(from start: Int) -> Int? {
    var used = 0
    var opportunity: Int?
    for index in start..<paragraph.count {
      if index > start, allowsBreak(before: index) { opportunity = index }
      used += paragraph[index].glyph.width
      if used > width, !paragraph[index].isSpace {
        return opportunity ?? max(index, start + 1).nilIfEqual(to: paragraph.count)
      }
    }
    return nil
  }

  private func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, end < paragraph.count || start > 0, paragraph[end - 1].isSpace { end -= 1 }
    return end
  }

  private func allowsBreak(before index: Int) -> Bool {
    let before = paragraph[index - 1].glyph
    let after = paragraph[index].glyph
    if after == .space { return false }
    if before == .space || before.isHyphen { return true }
    return before.isWide && after.isWide && !before.opens && !after.closes
  }
}

extension Int {
  fileprivate func nilIfEqual(to other: Int) -> Int? { self == other ? nil : self }
}

extension Glyph {
  fileprivate var isHyphen: Bool { Self.hyphens.contains(self) }

  /// Whether the glyph must not end a line.
  fileprivate var opens: Bool { Self.opening.contains(self) }

  /// Whether the glyph must not start a line.
  fileprivate var closes: Bool { Self.closing.contains(self) }

  private static let hyphens = Array(Glyphs("-‐–"))
  private static let opening = Set(Glyphs("「『（［｛〈《【〔"))
  private static let closing = Set(Glyphs("」』）］｝〉》】〕、。，．！？：；…"))
}
