import Ink
import Views

/// An outline in a rectangle of points, to be turned into a figure.
struct FramedOutline {
  private(set) var outline: ShapeOutline
  let rect: CGRect
  let containerRadius: Double

  func filled(isEvenOdd: Bool) -> Figure {
    if outline.isUnaltered, let figure = figure(grownBy: 0) { return figure }
    return Figure(filling: contours, isEvenOdd: isEvenOdd)
  }

  func stroked(_ stroke: StrokeStyle, in metric: Metric) -> Figure {
    guard stroke.lineWidth > 0 else { return .nothing }
    let pen = StrokePen(stroke, in: metric)
    return holding(pen).stroked(with: pen)
  }

  /// The outline, inset so that the stroke stays inside the rectangle; outside, a ring could be cut
  /// off at its sides.
  private func holding(_ pen: StrokePen) -> FramedOutline {
    guard outline.form.followsItsRectangle else { return self }
    var inner = self
    inner.outline.inset = max(outline.inset, pen.width / 2)
    return inner
  }

  private func stroked(with pen: StrokePen) -> Figure {
    if !pen.isDashed, outline.isUnaltered, let figure = outlined(with: pen) { return figure }
    if !pen.isDashed, let arc = ring?.stroked(with: pen) { return arc }
    return .union(contours.flatMap(pen.strokes(along:)))
  }

  private var contours: [Contour] {
    outline.path(in: rect, containerRadius: containerRadius).contours
  }

  private func outlined(with pen: StrokePen) -> Figure? {
    if case .circle = outline.form, let circle = figure(grownBy: 0) {
      return .outline(circle, width: pen.width)
    }
    let reach = pen.width / 2
    guard let outer = figure(grownBy: reach, isRound: pen.isRoundAtCorners) else { return nil }
    return figure(grownBy: -reach).map { .difference(outer, $0) }
  }

  /// The figure of a form, with its edge moved outwards; nil if the form has none.
  private func figure(grownBy growth: Double, isRound: Bool = false) -> Figure? {
    let inset = outline.inset - growth
    let inner = rect.insetBy(dx: inset, dy: inset)
    let box = InkRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height)
    switch outline.form {
    case .rectangle(let radii):
      guard let radius = radii.common else { return nil }
      let isSharp = radius <= 0 && !isRound
      return .rectangle(box, radius: isSharp ? 0 : max(0, radius - inset))
    case .containerRelative: return .rectangle(box, radius: max(0, containerRadius - inset))
    case .capsule: return .capsule(in: box)
    case .circle: return .circle(center: box.center, radius: min(box.width, box.height) / 2)
    case .ellipse: return .ellipse(box)
    case .path, .elastic: return nil
    }
  }

  /// The drawn part of a circle; nil for other forms.
  private var ring: StrokeRing? {
    guard case .circle = outline.form else { return nil }
    var turn = Angle.zero
    for transform in outline.transforms {
      guard case .turned(let angle, around: .center) = transform else { return nil }
      turn = turn + angle
    }
    let inner = rect.insetBy(dx: outline.inset, dy: outline.inset)
    return StrokeRing(
      center: InkPoint(x: inner.midX, y: inner.midY), radius: inner.square.width / 2,
      start: outline.start + turn.degrees / 360, sweep: outline.end - outline.start)
  }
}

extension ShapeOutline {
  /// Whether the outline has no change other than its inset.
  fileprivate var isUnaltered: Bool { isWhole && transforms.isEmpty }
}

extension ShapeForm {
  /// Whether the form's edge touches the sides of its rectangle.
  fileprivate var followsItsRectangle: Bool {
    switch self {
    case .path, .elastic: false
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative: true
    }
  }
}
