import Cells
import Layout

/// The highlights of a tile at the places where they are drawn.
struct PlacedSigns: Sendable {
  var mark: ControlMark?
  var glow: ControlGlow?

  func draw(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    glow?.draw(on: &canvas, over: bare, look: look)
    mark?.draw(on: &canvas, over: bare, look: look)
  }
}
