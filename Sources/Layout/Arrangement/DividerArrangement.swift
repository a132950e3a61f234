import Cells
import Views

/// A hairline across the axis of its stack.
struct DividerArrangement: Arrangement {
  private let lineAxis: Axis
  private let glyph: Glyph

  init(_ divider: DividerNode, glyphs: GlyphTier) {
    lineAxis = divider.stackAxis.other
    glyph =
      switch (lineAxis, glyphs) {
      case (.horizontal, .ascii): Glyph("-")
      case (.vertical, .ascii): Glyph("|")
      case (.horizontal, _): Glyph("─")
      case (.vertical, _): Glyph("│")
      }
  }

  func size(for proposal: Proposal) -> Size {
    Size(along: lineAxis, proposal[lineAxis] ?? 1, across: 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let line = Rect(
      origin: frame.origin,
      size: Size(along: lineAxis, frame.size[lineAxis], across: min(1, frame.size[lineAxis.other])))
    return Box(frame: frame, drawing: .rule(line, glyph))
  }
}
