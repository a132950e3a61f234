/// An archived shape: its path in any rectangle.
package struct ShapeOutline: Hashable, Codable, Sendable {
  package var form: ShapeForm
  /// The inset from the rectangle, in points.
  package var inset = 0.0
  /// The part of the path that is drawn, from 0 to 1.
  package var start = 0.0
  package var end = 1.0
  /// The transforms in the order in which they apply.
  package var transforms: [ShapeTransform] = []

  package init(_ form: ShapeForm) {
    self.form = form
  }

  package var isWhole: Bool { start <= 0 && end >= 1 }

  func inset(by amount: Double) -> ShapeOutline {
    var outline = self
    outline.inset = (inset + amount).storable
    return outline
  }

  /// The outline with only a part of its drawn part.
  func trimmed(from start: Double, to end: Double) -> ShapeOutline {
    var outline = self
    let length = self.end - self.start
    outline.start = self.start + max(0, min(1, start.storable)) * length
    outline.end = self.start + max(0, min(1, end.storable)) * length
    return outline
  }

  func transformed(_ transform: ShapeTransform) -> ShapeOutline {
    var outline = self
    outline.transforms.append(transform)
    return outline
  }
}
