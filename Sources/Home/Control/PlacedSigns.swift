import Cells
import Layout

/// What tells controls of a tile from the others, where it is drawn.
struct PlacedSigns: Sendable {
  var mark: ControlMark?
  var glow: ControlGlow?

  func draw(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    glow?.draw(on: &canvas, over: bare, look: look)
    mark?.draw(on: &canvas, over: bare, look: look)
  }
}
