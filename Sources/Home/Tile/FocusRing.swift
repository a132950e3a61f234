import Cells
import Layout

/// The sides of the ring around the focused tile, on its outermost cells, which the margins leave
/// free.
struct FocusRing {
  let pieces: FocusRingPieces
  let color: RGB

  /// The columns of a corner.
  static let corner = 3

  func draw(on canvas: inout Canvas) {
    let bottom = canvas.size.height - 1
    for x in Self.corner..<max(Self.corner, canvas.size.width - Self.corner) {
      putTop(on: &canvas, at: Point(x: x, y: 0))
      put(pieces.bottom, on: &canvas, at: Point(x: x, y: bottom))
    }
    drawEnds(on: &canvas, rows: 1..<max(1, bottom))
  }

  /// Draws only the left and the right side.
  func drawEnds(on canvas: inout Canvas, rows: Range<Int>) {
    for y in rows {
      put(pieces.left, on: &canvas, at: Point(x: 0, y: y))
      put(pieces.right, on: &canvas, at: Point(x: canvas.size.width - 1, y: y))
    }
  }

  /// Draws only what of the left and the right side hides nothing.
  func drawFreeEnds(on canvas: inout Canvas) {
    for y in 0..<canvas.size.height {
      for (x, glyph) in [(0, pieces.left), (canvas.size.width - 1, pieces.right)] {
        if canvas.isFree(at: Point(x: x, y: y)) { put(glyph, on: &canvas, at: Point(x: x, y: y)) }
      }
    }
  }

  /// Draws over the widget's content and keeps the background.
  private func put(_ glyph: Glyph, on canvas: inout Canvas, at place: Point) {
    let ground = canvas[place.x, place.y].style.background
    canvas.put(glyph, Style(foreground: color, background: ground), at: place)
  }

  /// The terminal's own background can't be drawn as a foreground colour.
  private func putTop(on canvas: inout Canvas, at place: Point) {
    guard let glyph = pieces.belowTop, let ground = canvas[place.x, place.y].style.background
    else { return put(pieces.top, on: &canvas, at: place) }
    canvas.put(glyph, Style(foreground: ground, background: color), at: place)
  }
}

extension Canvas {
  /// Whether nothing is drawn or written in a cell.
  func isFree(at place: Point) -> Bool { self[place.x, place.y].glyph == .space }
}
