import Cells
import Ink
import Views

extension DrawnShape {
  /// The shape as it lies on a canvas, where a part of its frame is visible.
  func layer(
    in frame: Rect, visible: Rect, on canvas: Canvas, look: Look, _ opacity: Double
  ) -> Layer {
    // How much a surface covers is up to the look.
    let coverage = look.part == .surface ? nil : node.paint.evenCoverage
    let paint = coverage == nil ? node.paint : node.paint.opaque
    var brush = Brush(
      paint: paint, size: frame.size, opacity: coverage == nil ? opacity : 1, look: look,
      turn: node.turn)
    let colors = CellColors(of: visible) { point in
      let ground = canvas[point.x, point.y].ground ?? look.ground
      return brush.color(at: point - frame.origin, over: ground)
    }
    var figure = figure(in: frame, of: canvas.bounds).moved(to: frame.origin)
    if !figure.bounds.isInside(visible.points) {
      figure = .intersection([figure, .rectangle(visible.points, radius: 0)])
    }
    // Without colours what is pale isn't drawn.
    let share = look.depth == .mono && paint.level > 1 ? 0.4 : 1
    return Layer(
      figure, colors.shade, opacity: coverage.map { $0 * opacity * share } ?? share)
  }
}

extension Paint {
  /// How much it covers of what lies below, from 0 to 1; nil where that isn't the same everywhere.
  fileprivate var evenCoverage: Double? {
    let alphas = fill.colors.map { $0.source == .system(.clear) ? 0 : $0.alpha }
    guard let first = alphas.first else { return 0 }
    return alphas.allSatisfy { $0 == first } ? first * opacity : nil
  }

  /// The same with nothing of what lies below.
  var opaque: Paint {
    var paint = mappingColors {
      var color = $0
      color.alpha = 1
      return color
    }
    paint.opacity = 1
    return paint
  }
}

extension Figure {
  func moved(to origin: Point) -> Figure {
    guard origin != .zero else { return self }
    return moved(
      x: Double(origin.x) * Metric.cell.width, y: Double(origin.y) * Metric.cell.height)
  }
}

extension Rect {
  /// Its part of the plane in which the canvas lies.
  var points: Ink.Box {
    Ink.Box(
      x: Double(origin.x) * Metric.cell.width, y: Double(origin.y) * Metric.cell.height,
      width: Double(size.width) * Metric.cell.width,
      height: Double(size.height) * Metric.cell.height)
  }
}

extension Ink.Box {
  fileprivate func isInside(_ other: Ink.Box) -> Bool {
    minimum.x >= other.minimum.x && minimum.y >= other.minimum.y && maximum.x <= other.maximum.x
      && maximum.y <= other.maximum.y
  }
}
