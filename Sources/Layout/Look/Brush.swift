import Cells
import Views

/// A paint on an area of cells.
struct Brush {
  let paint: Paint
  let size: Size
  let opacity: Double

  /// Whether nothing of what lies below can be seen through it.
  var isOpaque: Bool {
    let alphas: [Double] =
      switch paint.fill {
      case .color(let color): [color.alpha]
      case .linear(let gradient): gradient.gradient.stops.map(\.color.alpha)
      }
    let isClear = paint.fill == .color(.clear)
    return opacity >= 1 && paint.opacity >= 1 && !isClear && alphas.allSatisfy { $0 >= 1 }
  }

  func color(at point: Point, over ground: RGB, look: Look) -> RGB {
    look.resolve(paint, at: position(of: point), opacity: opacity, over: ground)
  }

  /// The middle of a cell in an area whose sides count as 1.
  private func position(of point: Point) -> UnitPoint {
    UnitPoint(
      x: (Double(point.x) + 0.5) / Double(max(1, size.width)),
      y: (Double(point.y) + 0.5) / Double(max(1, size.height)))
  }
}
