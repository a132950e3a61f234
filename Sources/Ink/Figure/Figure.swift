/// A part of the plane, told by how far each place is from its edge: less than zero inside.
///
/// Far from the edge the distance may be told too small, never too large.
package indirect enum Figure: Hashable, Sendable {
  case circle(center: Place, radius: Double)
  case ellipse(Box)
  case rectangle(Box, radius: Double)
  /// The way that a round pen goes.
  case polyline([Place], radius: Double)
  /// The way of a round pen on a circle, clockwise by `sweep` from a direction.
  case arc(Arc)
  case polygon([Place])
  case union([Figure])
  case intersection([Figure])
  case difference(Figure, Figure)
  /// What lies at most half of the width from the edge.
  case outline(Figure, width: Double)
  /// With an edge that lies farther out.
  case grown(Figure, by: Double)
  case moved(Figure, by: Place)
  case scaled(Figure, x: Double, y: Double)
  case turned(Figure, by: Turn)

  package static let nothing = Figure.union([])

  /// The way of a round pen from one place to another.
  package static func capsule(from start: Place, to end: Place, radius: Double) -> Figure {
    .polyline([start, end], radius: radius)
  }

  /// A rectangle with ends as round as can be.
  package static func capsule(in box: Box) -> Figure {
    .rectangle(box, radius: min(box.width, box.height) / 2)
  }

  package func moved(x: Double, y: Double) -> Figure {
    .moved(self, by: Place(x: x, y: y))
  }
}
