/// A shape, and the paint that fills or strokes it.
package struct ShapeNode: Hashable, Codable, Sendable {
  package var outline: ShapeOutline
  /// The stroke along the outline; nil fills the shape.
  package var stroke: StrokeStyle?
  package var isEvenOdd: Bool
  package var paint: Paint
  package var transition = ContentTransition.identity
  /// The rotation of the shape and its paint.
  package var turn = Angle.zero

  package init(
    outline: ShapeOutline, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false, paint: Paint
  ) {
    self.outline = outline
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
    self.paint = paint
  }
}

extension ShapeNode {
  /// The shape, its stroke or fill, and its paint.
  var summary: String {
    let turned = turn == .zero ? "" : " turned \(turn.summary)"
    return "shape \(outline.summary)\(turned) \(stroke?.summary ?? "fill") \(paint.summary)"
  }
}

extension ShapeOutline {
  var summary: String {
    var words = [form.summary]
    if inset != 0 { words.append("inset \(inset)") }
    if !isWhole { words.append("from \(start) to \(end)") }
    words += transforms.map(\.summary)
    return words.joined(separator: " ")
  }
}

extension ShapeForm {
  fileprivate var summary: String {
    switch self {
    case .rectangle(let radii):
      switch radii.common {
      case 0: "rectangle"
      case let radius?: "rectangle r\(radius)"
      case nil:
        "rectangle r\(radii.topLeading) \(radii.topTrailing) \(radii.bottomTrailing) "
          + "\(radii.bottomLeading)"
      }
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .containerRelative: "container"
    case .path(let path): "path \(path.points.count)"
    case .elastic: "elastic path"
    }
  }
}

extension ShapeTransform {
  fileprivate var summary: String {
    switch self {
    case .turned(let angle, _): "rotated \(angle.summary)"
    case .scaled(let x, let y, _): "scaled \(x) \(y)"
    case .moved(let x, let y): "moved \(x) \(y)"
    }
  }
}

extension StrokeStyle {
  fileprivate var summary: String { "stroke \(lineWidth) \(lineCap.rawValue)" }
}

extension Angle {
  fileprivate var summary: String { "\((degrees * 100).rounded() / 100)°" }
}
