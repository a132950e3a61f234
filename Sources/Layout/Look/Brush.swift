import Cells
import Views

/// A paint on an area of cells, in a look.
///
/// It caches the last colours, because adjacent cells mostly share a background and, along a
/// gradient, often a colour.
struct Brush {
  private let paint: Paint
  private let size: Size
  private let opacity: Double
  private let look: Look
  private let turn: Angle
  private var swatch: Swatch

  /// A rotated paint turns around the centre of the area.
  init(paint: Paint, size: Size, opacity: Double, look: Look, turn: Angle = .zero) {
    self.paint = paint
    self.size = size
    self.opacity = opacity
    self.look = look
    self.turn = turn
    swatch = look.swatch(of: paint, opacity: opacity, over: look.ground)
  }

  /// Whether the paint hides everything below.
  var isOpaque: Bool {
    guard opacity >= 1, paint.opacity >= 1 else { return false }
    if case .color(let color) = paint.fill { return color != .clear && color.alpha >= 1 }
    return paint.fill.colors.allSatisfy { $0.alpha >= 1 }
  }

  mutating func color(at point: Point, over ground: RGB) -> RGB {
    if ground != swatch.ground {
      swatch = look.swatch(of: paint, opacity: opacity, over: ground)
    }
    return swatch.color(at: position(of: point), in: size)
  }

  /// The colour of text fitted to one background but drawn on another; refitted where the contrast
  /// would be too low to read.
  mutating func color(at point: Point, over ground: RGB, readableOn other: RGB?) -> RGB {
    let fitted = color(at: point, over: ground)
    guard let other, other != ground, fitted.contrast(to: other) < Self.leastContrast else {
      return fitted
    }
    let refitted = color(at: point, over: other)
    return refitted.contrast(to: other) > fitted.contrast(to: other) ? refitted : fitted
  }

  private static let leastContrast = 3.0

  /// The centre of a cell, in an area whose sides are 1 long.
  private func position(of point: Point) -> UnitPoint {
    let straight = UnitPoint(
      x: (Double(point.x) + 0.5) / Double(max(1, size.width)),
      y: (Double(point.y) + 0.5) / Double(max(1, size.height)))
    guard turn != .zero else { return straight }
    let whole = size.inInk
    let area = CGRect(x: 0, y: 0, width: whole.width, height: whole.height)
    let place = ShapeTransform.turned(-turn, around: .center)
      .applied(in: area)(CGPoint(x: straight.x * whole.width, y: straight.y * whole.height))
    return UnitPoint(x: place.x / whole.width, y: place.y / whole.height)
  }
}
