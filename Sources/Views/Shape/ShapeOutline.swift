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

extension ShapeOutline {
  /// The path in a rectangle, within a container whose corners have this radius.
  package func path(in rect: CGRect, containerRadius: Double = 0) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    var path = form.path(in: inner, containerRadius: max(0, containerRadius - inset), inset: inset)
    if !isWhole { path = path.trimmedPath(from: start, to: end) }
    for transform in transforms { path = path.mapped(transform.applied(in: rect)) }
    return path
  }
}

extension ShapeForm {
  func path(in rect: CGRect, containerRadius: Double, inset: Double) -> Path {
    switch self {
    case .rectangle(let radii):
      return Path(radii.mapped { max(0, $0 - inset) }, in: rect)
    case .capsule:
      return Path(RectangleCornerRadii(all: min(rect.width, rect.height) / 2), in: rect)
    case .containerRelative:
      return Path(RectangleCornerRadii(all: containerRadius), in: rect)
    case .circle: return Path(ellipseIn: rect.square)
    case .ellipse: return Path(ellipseIn: rect)
    case .path(let path): return path
    case .elastic(let path): return path.path(in: rect)
    }
  }
}

extension Path {
  fileprivate init(_ radii: RectangleCornerRadii, in rect: CGRect) {
    addRoundedRect(in: rect, cornerRadii: radii)
  }
}

extension CGRect {
  /// The largest square that fits in the middle.
  package var square: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
