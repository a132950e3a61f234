/// A change to a shape that keeps its frame.
package enum ShapeTransform: Hashable, Codable, Sendable {
  case turned(Angle, around: UnitPoint)
  case scaled(x: Double, y: Double, around: UnitPoint)
  case moved(x: Double, y: Double)
}
