import Cells
import Views

extension TextLine {
  /// Draws a line of text. Each run's colour is fitted to the background at its middle, so that a
  /// gradient doesn't cost a colour for each glyph.
  func paint(
    at start: Point, in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect,
    opacity: Double
  ) {
    var point = start
    for run in glyphs.runs {
      let width = run.glyphs.reduce(0) { $0 + $1.glyph.width }
      let middle = canvas[point.x + width / 2, point.y].ground ?? look.ground
      var brush = Brush(
        paint: look.paint(styles[run.style].paint, redactedFor: redaction),
        size: frame.size, opacity: opacity, look: look)
      let ownAttributes = redaction == nil ? styles[run.style].attributes : Attributes()
      for styled in run.glyphs {
        let cell = canvas[point.x, point.y]
        let ground = cell.ground
        var attributes = ownAttributes
        // Without colours, text on blocks is drawn in reverse.
        if look.depth == .mono, cell.isLit { attributes.insert(.reverse) }
        let style = Style(
          foreground: brush.color(at: point - frame.origin, over: middle, readableOn: ground),
          background: ground,
          attributes: attributes)
        canvas.put(styled.glyph, style, at: point, clippedTo: clip)
        point.x += styled.glyph.width
      }
    }
  }
}

/// Adjacent glyphs with the same style.
private struct StyledRun {
  let style: Int
  let glyphs: ArraySlice<StyledGlyph>
}

extension [StyledGlyph] {
  fileprivate var runs: [StyledRun] {
    var runs: [StyledRun] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { $0.style != self[start].style } ?? endIndex
      runs.append(StyledRun(style: self[start].style, glyphs: self[start..<end]))
      start = end
    }
    return runs
  }
}

extension TextRunStyle {
  /// The attributes for the style. Text in a row has one size, so larger fonts are bold.
  fileprivate var attributes: Attributes {
    var attributes = Attributes()
    if font.weight.rawValue >= Font.Weight.semibold.rawValue || font.isStrong {
      attributes.insert(.bold)
    }
    if isItalic || font.isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }
}
