import Cells
import Layout
import Views

/// The ring around the focused tile: on its outermost cells, which the margins leave free.
struct Ring {
  let glyphs: GlyphTier

  func draw(on canvas: inout Canvas, over ground: Canvas, look: Look) {
    let paint = Paint(look.appearance == .light ? .accentColor : .white)
    let color = look.resolve(paint, over: look.ground)
    let size = canvas.size
    for x in 0..<size.width {
      put(pieces.top, color, on: &canvas, at: Point(x: x, y: 0))
      put(pieces.bottom, color, on: &canvas, at: Point(x: x, y: size.height - 1))
    }
    for y in 0..<size.height {
      put(pieces.left, color, on: &canvas, at: Point(x: 0, y: y))
      put(pieces.right, color, on: &canvas, at: Point(x: size.width - 1, y: y))
    }
    for (corner, place) in zip(pieces.corners, size.corners) {
      let behind = ground[place.x, place.y].style.background
      canvas.put(corner, Style(foreground: color, background: behind), at: place)
    }
  }

  /// The ring covers what a widget may have drawn there, and keeps its ground.
  private func put(_ glyph: Glyph, _ color: RGB, on canvas: inout Canvas, at place: Point) {
    let behind = glyph == .space ? color : canvas[place.x, place.y].style.background
    canvas.put(glyph, Style(foreground: color, background: behind), at: place)
  }

  private struct Pieces {
    let top, right, bottom, left: Glyph
    /// From the upper left clockwise.
    let corners: [Glyph]
  }

  private var pieces: Pieces {
    switch glyphs {
    case .sextant:
      Pieces(
        top: Glyph("▔"), right: Glyph("▐"), bottom: Glyph("▁"), left: Glyph("▌"),
        corners: ["\u{1FB3B}", "\u{1FB3A}", "\u{1FB1D}", "\u{1FB2C}"].map { Glyph($0) })
    case .quadrant:
      Pieces(
        top: Glyph("▔"), right: Glyph("▐"), bottom: Glyph("▁"), left: Glyph("▌"),
        corners: ["▟", "▙", "▛", "▜"].map { Glyph($0) })
    case .half:
      Pieces(
        top: Glyph("▀"), right: Glyph("█"), bottom: Glyph("▄"), left: Glyph("█"),
        corners: ["▄", "▄", "▀", "▀"].map { Glyph($0) })
    case .ascii:
      Pieces(
        top: .space, right: .space, bottom: .space, left: .space,
        corners: [])
    }
  }
}
