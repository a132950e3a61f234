/// A region of the plane, described by the distance from each place to its edge; negative inside.
///
/// Far from the edge, the distance may be too small but never too large.
package indirect enum Figure: Hashable, Sendable {
  case circle(center: InkPoint, radius: Double)
  case ellipse(InkRect)
  case rectangle(InkRect, radius: Double)
  /// The path of a round pen.
  case polyline([InkPoint], radius: Double)
  /// The path of a round pen along a circle, clockwise by `sweep`.
  case arc(Arc)
  case polygon([InkPoint])
  case union([Figure])
  case intersection([Figure])
  case difference(Figure, Figure)
  /// Everything at most half the width away from the edge.
  case outline(Figure, width: Double)
  /// The figure with its edge moved outwards.
  case grown(Figure, by: Double)
  case moved(Figure, by: InkPoint)
  case scaled(Figure, x: Double, y: Double)
  case turned(Figure, by: Turn)

  package static let nothing = Figure.union([])

  /// The path of a round pen between two places.
  package static func capsule(from start: InkPoint, to end: InkPoint, radius: Double) -> Figure {
    .polyline([start, end], radius: radius)
  }

  /// A rectangle whose shorter sides are semicircles.
  package static func capsule(in box: InkRect) -> Figure {
    .rectangle(box, radius: min(box.width, box.height) / 2)
  }

  package func moved(x: Double, y: Double) -> Figure {
    .moved(self, by: InkPoint(x: x, y: y))
  }
}
