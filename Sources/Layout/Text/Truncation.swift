import Cells
import Views

/// Truncates a line that is too long, with an ellipsis in place of the missing part.
struct Truncation {
  let mode: Text.TruncationMode
  let ellipsis: Glyph
  let width: Int

  func shortened(_ glyphs: ArraySlice<StyledGlyph>) -> [StyledGlyph] {
    guard width >= ellipsis.width, let first = glyphs.first, let last = glyphs.last else {
      return []
    }
    let room = width - ellipsis.width
    switch mode {
    case .tail:
      let head = head(of: glyphs, room)
      return head + [mark(head.last?.style ?? first.style)]
    case .head:
      return [mark(last.style)] + tail(of: glyphs, room)
    case .middle:
      let tail = tail(of: glyphs, room / 2)
      let head = head(of: glyphs, room - tail.reduce(0) { $0 + $1.glyph.width })
      return head + [mark(head.last?.style ?? first.style)] + tail
    }
  }

  private func mark(_ style: Int) -> StyledGlyph {
    StyledGlyph(glyph: ellipsis, style: style)
  }

  private func head(of glyphs: ArraySlice<StyledGlyph>, _ room: Int) -> [StyledGlyph] {
    var kept = glyphs.prefix(while: fitting(room))
    while kept.last?.isSpace == true { kept.removeLast() }
    return Array(kept)
  }

  private func tail(of glyphs: ArraySlice<StyledGlyph>, _ room: Int) -> [StyledGlyph] {
    glyphs.reversed().prefix(while: fitting(room)).reversed()
  }

  private func fitting(_ room: Int) -> (StyledGlyph) -> Bool {
    var used = 0
    return {
      used += $0.glyph.width
      return used <= room
    }
  }
}
