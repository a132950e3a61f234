/// The form of a shape within its rectangle.
package enum ShapeForm: Hashable, Codable, Sendable {
  case rectangle(RectangleCornerRadii)
  case capsule
  case circle
  case ellipse
  /// A rectangle with the corners of its container.
  case containerRelative
  /// A path at fixed coordinates, whatever the rectangle.
  case path(Path)
  /// A custom shape.
  case elastic(ElasticPath)
}
