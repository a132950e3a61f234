import Cells
import Ink
import Views

/// A shape to be drawn with figures.
package struct DrawnShape: Hashable, Sendable {
  let node: ShapeNode
  let tier: GlyphTier
  /// The radius of the corners of the container around it, in points.
  let containerRadius: Double

  /// The figure in a frame, which lies somewhere in its container.
  func figure(in frame: Rect, of container: Rect) -> Figure {
    let size = Metric.points(of: frame.size)
    var outline = node.outline
    if node.turn != .zero { outline.transforms.append(.turned(node.turn, around: .center)) }
    let shape = FramedOutline(
      outline: outline,
      rect: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      containerRadius: max(0, containerRadius - frame.distance(toEdgeOf: container)))
    guard let stroke = node.stroke else { return shape.filled(isEvenOdd: node.isEvenOdd) }
    return shape.stroked(stroke)
  }
}

extension Rect {
  /// In points, to the nearest side of a rectangle around it.
  fileprivate func distance(toEdgeOf other: Rect) -> Double {
    let across = min(origin.x - other.origin.x, other.columns.upperBound - columns.upperBound)
    let down = min(origin.y - other.origin.y, other.rows.upperBound - rows.upperBound)
    return max(
      0, min(Double(across) * Metric.cell.width, Double(down) * Metric.cell.height))
  }
}
