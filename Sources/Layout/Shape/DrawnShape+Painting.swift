import Cells
import Ink
import Views

extension DrawnShape {
  /// The shape as a layer on a canvas, limited to the visible part of its frame.
  func layer(
    in frame: Rect, visible: Rect, on canvas: Canvas, look: Look, _ opacity: Double
  ) -> Layer {
    // The look decides how much a surface covers.
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
    if !figure.bounds.isInside(visible.inInk) {
      figure = .intersection([figure, .rectangle(visible.inInk, radius: 0)])
    }
    // Without colours, faint shapes aren't drawn.
    let share = look.depth == .mono && paint.level > 1 ? 0.4 : 1
    return Layer(
      figure, colors.shade, opacity: coverage.map { $0 * opacity * share } ?? share)
  }
}

extension Paint {
  /// The opacity, from 0 to 1; nil if it varies.
  fileprivate var evenCoverage: Double? {
    let alphas = fill.colors.map { $0.source == .system(.clear) ? 0 : $0.alpha }
    guard let first = alphas.first else { return 0 }
    return alphas.allSatisfy { $0 == first } ? first * opacity : nil
  }

  /// The same paint without transparency.
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
      x: Double(origin.x) * InkCell.width, y: Double(origin.y) * InkCell.height)
  }
}

extension Rect {
  /// The canvas's part of the plane, in points.
  var inInk: InkRect {
    InkRect(
      x: Double(origin.x) * InkCell.width, y: Double(origin.y) * InkCell.height,
      width: Double(size.width) * InkCell.width,
      height: Double(size.height) * InkCell.height)
  }
}

extension InkRect {
  fileprivate func isInside(_ other: InkRect) -> Bool {
    minimum.x >= other.minimum.x && minimum.y >= other.minimum.y && maximum.x <= other.maximum.x
      && maximum.y <= other.maximum.y
  }
}
