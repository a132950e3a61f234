/// A shape archived: the path that it has in any rectangle.
package struct ShapeOutline: Hashable, Codable, Sendable {
  package var form: ShapeForm
  /// How far its rectangle lies inside the one that it is given.
  package var inset = 0.0
  /// The part of the path that is there, from 0 to 1.
  package var start = 0.0
  package var end = 1.0
  /// In the order in which they were stated.
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

  /// A part of the part that is there.
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
