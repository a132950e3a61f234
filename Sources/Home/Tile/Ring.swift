import Cells
import Layout
import Views

/// The ring around the focused tile: on its outermost cells, which the margins leave free.
struct Ring {
  let glyphs: GlyphTier

  func draw(on canvas: inout Canvas, over ground: Canvas, look: Look) {
    let color = color(around: canvas, look: look)
    let bottom = canvas.size.height - 1
    for x in 0..<canvas.size.width {
      put(pieces.top, color, on: &canvas, at: Point(x: x, y: 0))
      put(pieces.bottom, color, on: &canvas, at: Point(x: x, y: bottom))
    }
    drawEnds(on: &canvas, in: color)
    for (corner, place) in zip(pieces.corners, canvas.size.corners) {
      let behind = ground[place.x, place.y].style.background
      canvas.put(corner, Style(foreground: color, background: behind), at: place)
    }
  }

  /// The left and the right side alone.
  func drawEnds(on canvas: inout Canvas, look: Look) {
    drawEnds(on: &canvas, in: color(around: canvas, look: look))
  }

  private func drawEnds(on canvas: inout Canvas, in color: RGB) {
    let right = canvas.size.width - 1
    for y in 0..<canvas.size.height {
      put(pieces.left, color, on: &canvas, at: Point(x: 0, y: y))
      put(pieces.right, color, on: &canvas, at: Point(x: right, y: y))
    }
  }

  private var pieces: RingPieces { RingPieces(glyphs) }

  /// The ring covers what a widget may have drawn there, and keeps its ground.
  private func put(_ glyph: Glyph, _ color: RGB, on canvas: inout Canvas, at place: Point) {
    let behind = glyph == .space ? color : canvas[place.x, place.y].style.background
    canvas.put(glyph, Style(foreground: color, background: behind), at: place)
  }

  /// The first colour that stands out from the tile all around.
  private func color(around canvas: Canvas, look: Look) -> RGB {
    let edge = canvas.middlesOfEdges.compactMap { canvas[$0.x, $0.y].style.background }
    let colors: [Color] =
      look.appearance == .light ? [.accentColor, .ink, .white] : [.white, .accentColor, .ink]
    let choices = colors.map { look.resolve(Paint($0), over: look.ground) }
    func contrast(_ color: RGB) -> Double { edge.map(color.contrast).min() ?? 1 }
    return choices.first { contrast($0) >= Self.plainContrast }
      ?? choices.max { contrast($0) < contrast($1) } ?? .white
  }

  private static let plainContrast = 1.8
}

extension Color {
  /// As dark as text on a light ground.
  fileprivate static let ink = Color(red: 0.082, green: 0.125, blue: 0.18)
}

extension Canvas {
  fileprivate var middlesOfEdges: [Point] {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return [
      Point(x: right / 2, y: 0), Point(x: right, y: bottom / 2), Point(x: right / 2, y: bottom),
      Point(x: 0, y: bottom / 2),
    ]
  }
}
