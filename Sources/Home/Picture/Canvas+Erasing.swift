import Cells

extension Canvas {
  /// Replaces the glyphs with spaces and keeps the backgrounds.
  mutating func erase(_ area: Rect) {
    for y in area.rows {
      for x in area.columns {
        put(.space, Style(background: self[x, y].style.background), at: Point(x: x, y: y))
      }
    }
  }
}
