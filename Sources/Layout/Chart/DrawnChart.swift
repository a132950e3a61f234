import Cells
import Views

/// A chart on the cells of its frame. Every cell has two colours at most, and none is mixed.
package struct DrawnChart: Hashable, Sendable {
  let node: ChartNode
  let tier: GlyphTier
  /// Whether it is read from afar.
  var isLarge = false

  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let pen = ChartPen(node, tier: tier, frame: frame, clip: clip, opacity: opacity, look: look)
    switch node.form {
    case .bars(let bars, let gaps):
      let columns = BlockColumns(bars: bars, gaps: gaps, tier: tier, in: frame.size)
      pen.draw(columns, on: &canvas)
    case .line(let points):
      let area = look.hasShades ? node.rest : nil
      let columns = BlockColumns(
        line: points, overArea: area != nil, tier: tier, in: frame.size)
      if let area { pen.draw(area, below: columns, on: &canvas) }
      pen.draw(columns, on: &canvas)
    case .track(let parts):
      let track = PartedTrack(parts, tier: tier, columns: frame.size.width, isThick: isLarge)
      pen.draw(track, on: &canvas)
    }
  }
}
