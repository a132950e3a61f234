/// A change to a shape that leaves its frame as it is.
package enum ShapeTransform: Hashable, Codable, Sendable {
  case turned(Angle, around: UnitPoint)
  case scaled(x: Double, y: Double, around: UnitPoint)
  case moved(x: Double, y: Double)
}
