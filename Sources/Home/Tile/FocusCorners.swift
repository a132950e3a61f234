import Cells
import Ink

/// The focus on a tile whose content reaches its sides: its corners, which go on as far as there is room.
struct FocusCorners {
  private let tier: GlyphTier
  private let color: RGB

  /// Fails without blocks that are half a column wide.
  init?(_ tier: GlyphTier, color: RGB) {
    guard tier.hasHalfColumns else { return nil }
    (self.tier, self.color) = (tier, color)
  }

  /// Draws over free cells; returns false and draws nothing if a corner isn't free.
  func draw(on canvas: inout Canvas) -> Bool {
    let ends = Point(x: canvas.size.width - 1, y: canvas.size.height - 1)
    let corners = [0, ends.x].flatMap { x in [0, ends.y].map { Point(x: x, y: $0) } }
    guard ends.x > 2 * Self.reach.width, ends.y > 2 * Self.reach.height,
      corners.allSatisfy({ canvas.isFree(at: $0) })
    else { return false }
    for corner in corners {
      let way = Point(x: corner.x == 0 ? 1 : -1, y: corner.y == 0 ? 1 : -1)
      draw(at: corner, isAcross: true, isUpright: true, corner, on: &canvas)
      let across = (1...Self.reach.width).map { Point(x: corner.x + $0 * way.x, y: corner.y) }
      for place in across.prefix(while: { canvas.isFree(at: $0) }) {
        draw(at: place, isAcross: true, isUpright: false, corner, on: &canvas)
      }
      let upright = (1...Self.reach.height).map { Point(x: corner.x, y: corner.y + $0 * way.y) }
      for place in upright.prefix(while: { canvas.isFree(at: $0) }) {
        draw(at: place, isAcross: false, isUpright: true, corner, on: &canvas)
      }
    }
    return true
  }

  /// The cells beside a corner cell.
  private static let reach = Size(width: 2, height: 1)

  private func draw(
    at place: Point, isAcross: Bool, isUpright: Bool, _ corner: Point, on canvas: inout Canvas
  ) {
    let column = corner.x == 0 ? 0 : 1
    let row = corner.y == 0 ? 0 : tier.blockRows - 1
    let bits = (0..<2 * tier.blockRows).filter {
      isUpright && $0 % 2 == column || isAcross && $0 / 2 == row
    }
    let style = Style(foreground: color, background: canvas[place.x, place.y].style.background)
    canvas.put(tier.glyph(ofBlocks: bits.reduce(0) { $0 | 1 << $1 }), style, at: place)
  }
}

extension Canvas {
  /// Whether nothing is drawn or written in a cell.
  func isFree(at place: Point) -> Bool { self[place.x, place.y].glyph == .space }
}
