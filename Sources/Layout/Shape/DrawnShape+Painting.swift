import Cells
import Ink
import Views

extension DrawnShape {
  /// Draws the shape over what lies there.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip).intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    let layer = layer(
      in: frame, area: area, on: canvas, look: look, opacity: opacity)
    Picture([layer.moved(from: area.origin, to: frame.origin)])
      .draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  private func layer(
    in frame: Rect, area: Rect, on canvas: Canvas, look: Look, opacity: Double
  ) -> Layer {
    var brush = Brush(paint: node.paint, size: frame.size, opacity: opacity, look: look)
    let colors = CellColors(of: area) { point in
      let ground = canvas[point.x, point.y].style.background ?? look.ground
      return brush.color(at: point - frame.origin, over: ground)
    }
    // Without colours what is pale isn't drawn.
    let isPale = look.depth == .mono && node.paint.coverage * opacity < 0.5
    return Layer(
      figure(in: frame, of: canvas.bounds), colors.shade, opacity: isPale ? 0 : 1,
      edge: node.stroke == nil ? .soft : .hard)
  }
}

extension Paint {
  /// How much it covers of what lies below, from 0 to 1.
  fileprivate var coverage: Double {
    let share = level > 1 ? 0.4 : 1
    return opacity * share * (fill.colors.map(\.coverage).max() ?? 0)
  }
}

extension Color {
  fileprivate var coverage: Double { source == .system(.clear) ? 0 : alpha }
}
