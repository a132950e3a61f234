/// What fills a rectangle to make a shape of it.
package enum ShapeForm: Hashable, Codable, Sendable {
  case rectangle(RectangleCornerRadii)
  case capsule
  case circle
  case ellipse
  /// A rectangle with the corners of the container in which it stands.
  case containerRelative
  /// A path where it was drawn, whatever the rectangle.
  case path(Path)
  /// A shape of an author's own.
  case elastic(ElasticPath)
}
