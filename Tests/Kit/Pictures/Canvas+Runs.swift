package import Cells

extension Canvas {
  /// The runs of cells with equal styles, each as `x,y "glyphs" style`; plain ones are omitted.
  package var styleRuns: [String] {
    (0..<size.height).flatMap(styleRuns(ofRow:))
  }

  private func styleRuns(ofRow y: Int) -> [String] {
    var runs: [String] = []
    var start = 0
    while start < size.width {
      let style = self[start, y].style
      let end = (start..<size.width).first { self[$0, y].style != style } ?? size.width
      if style != .plain {
        let glyphs = (start..<end).map { self[$0, y].glyph.description }.joined()
        runs.append("\(start),\(y) \"\(glyphs)\" \(style)")
      }
      start = end
    }
    return runs
  }
}
