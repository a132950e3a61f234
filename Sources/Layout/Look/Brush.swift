import Cells
import Views

/// A paint on an area of cells, as a look shows it.
///
/// Neighbouring cells mostly have the same ground, and along a gradient often the same colour, so
/// that what was found for one is kept for the next.
struct Brush {
  private let paint: Paint
  private let size: Size
  private let opacity: Double
  private let look: Look
  private var swatch: Swatch
  private var last: (way: Double, color: RGB)?

  init(paint: Paint, size: Size, opacity: Double, look: Look) {
    self.paint = paint
    self.size = size
    self.opacity = opacity
    self.look = look
    swatch = look.swatch(of: paint, opacity: opacity, over: look.ground)
  }

  /// Whether nothing of what lies below can be seen through it.
  var isOpaque: Bool {
    let isClear = paint.fill == .color(.clear)
    return opacity >= 1 && paint.opacity >= 1 && !isClear
      && paint.fill.colors.allSatisfy { $0.alpha >= 1 }
  }

  mutating func color(at point: Point, over ground: RGB) -> RGB {
    if ground != swatch.ground {
      swatch = look.swatch(of: paint, opacity: opacity, over: ground)
      last = nil
    }
    let way = swatch.way(to: position(of: point))
    if let last, last.way == way { return last.color }
    let color = swatch.color(at: way)
    last = (way, color)
    return color
  }

  /// The middle of a cell in an area whose sides count as 1.
  private func position(of point: Point) -> UnitPoint {
    UnitPoint(
      x: (Double(point.x) + 0.5) / Double(max(1, size.width)),
      y: (Double(point.y) + 0.5) / Double(max(1, size.height)))
  }
}
