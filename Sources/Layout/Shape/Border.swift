import Cells
import Views

/// A thin line around a rectangle, drawn with characters.
package struct Border: Hashable, Sendable {
  let paint: Paint
  let isRound: Bool
  let tier: GlyphTier

  /// Draws the line on the outermost cells of a frame.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    let area = frame.intersection(clip).intersection(canvas.bounds)
    for y in area.rows {
      for x in area.columns {
        let place = Point(x: x, y: y)
        guard let glyph = glyph(at: place - frame.origin, in: frame.size) else { continue }
        let ground = canvas[x, y].ground
        let color = brush.color(at: place - frame.origin, over: ground ?? look.ground)
        canvas.put(
          glyph, Style(foreground: color, background: ground), at: place, clippedTo: area)
      }
    }
  }

  private func glyph(at place: Point, in size: Size) -> Glyph? {
    let isLeft = place.x == 0
    let isRight = place.x == size.width - 1
    let isTop = place.y == 0
    let isBottom = place.y == size.height - 1
    guard size.height > 1 else { return isLeft ? ends.first : isRight ? ends.last : nil }
    return switch (isLeft, isRight, isTop, isBottom) {
    case (true, _, true, _): pieces[2]
    case (_, true, true, _): pieces[3]
    case (_, true, _, true): pieces[4]
    case (true, _, _, true): pieces[5]
    case (_, _, true, _), (_, _, _, true): pieces[0]
    case (true, _, _, _), (_, true, _, _): pieces[1]
    default: nil
    }
  }

  /// The horizontal and vertical pieces, then the corners clockwise from the upper left.
  private var pieces: [Glyph] {
    tier == .ascii ? Self.ascii : isRound ? Self.round : Self.sharp
  }

  /// The pieces for a single row, which has no room for lines above and below.
  private var ends: [Glyph] { isRound ? Self.roundEnds : Self.sharpEnds }

  private static let ascii = "-|++++".unicodeScalars.map { Glyph($0) }
  private static let round = "─│╭╮╯╰".unicodeScalars.map { Glyph($0) }
  private static let sharp = "─│┌┐┘└".unicodeScalars.map { Glyph($0) }
  private static let roundEnds = "()".unicodeScalars.map { Glyph($0) }
  private static let sharpEnds = "[]".unicodeScalars.map { Glyph($0) }
}
