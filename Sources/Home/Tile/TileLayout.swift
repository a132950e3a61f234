import Cells
import FoundationEssentials
import Layout

/// What a tile shows, measured and placed: a background that fills the tile, and a content with a
/// room of its own.
struct TileLayout: Hashable, Sendable {
  let background: Box?
  let content: Box
  let room: Rect

  /// The date until which it shows what it should; nil is for ever.
  var until: Date? { [background?.until, content.until].compactMap(\.self).min() }

  func draw(on canvas: inout Canvas, look: Look) {
    drawBackground(on: &canvas, look: look)
    var inner = canvas.cropped(to: room)
    content.paint(on: &inner, look: look, clippedTo: inner.bounds)
    canvas.draw(inner, at: room.origin)
  }

  func drawBackground(on canvas: inout Canvas, look: Look) {
    background?.paint(on: &canvas, look: look.painting(.tile), clippedTo: canvas.bounds)
  }
}
