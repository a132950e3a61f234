import Cells

/// Breaks a paragraph into lines: after spaces and hyphens and between Hangul syllables, and within
/// a word only where it has a line for itself and is too long for it.
struct LineBreaking {
  let paragraph: [StyledGlyph]
  let width: Int

  /// The glyphs of each line, the spaces at its end left out, as far as the lines are wanted.
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

  /// Where the line that begins at a glyph ends, or nil if it takes all that is left.
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

  /// Whether it may not end a line.
  fileprivate var opens: Bool { Self.opening.contains(self) }

  /// Whether it may not begin a line.
  fileprivate var closes: Bool { Self.closing.contains(self) }

  private static let hyphens = Array(Glyphs("-‐–"))
  private static let opening = Set(Glyphs("「『（［｛〈《【〔"))
  private static let closing = Set(Glyphs("」』）］｝〉》】〕、。，．！？：；…"))
}
