import Cells
import Views

/// A thin line on one row, distinguishable from a thick one without colours.
struct TrackLine: Hashable {
  let paint: Paint
  /// The columns, counted from the left of the frame.
  let columns: Range<Int>
  let tier: GlyphTier

  /// Draws the line on the middle row of a frame.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    let line = Rect(
      x: frame.origin.x + columns.lowerBound,
      y: frame.origin.y + max(0, frame.size.height - 1) / 2, width: columns.count, height: 1)
    let area = line.intersection(clip).intersection(canvas.bounds)
    for x in area.columns where area.size.height > 0 {
      let place = Point(x: x, y: line.origin.y)
      let ground = canvas[place.x, place.y].ground
      let color = brush.color(at: place - frame.origin, over: ground ?? look.ground)
      let glyph = tier == .ascii ? Glyph("-") : Glyph("─")
      canvas.put(glyph, Style(foreground: color, background: ground), at: place, clippedTo: area)
    }
  }
}
