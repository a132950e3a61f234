import System
import Glibc
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

/// A pen that draws strokes along paths.
struct StrokePen {
  let width: Double
  let cap: CGLineCap
  let isRoundAtCorners: Bool
  private let dashes: [Double]
  private let phase: Double

  init(_ style: StrokeStyle, in metric: Metric) {
    // Thinner strokes would show in some cells but not in others.
    width = max(metric.cell.height / 3, style.lineWidth)
    cap = style.lineCap
    isRoundAtCorners = style.lineJoin == .round
    let lengths = style.dash.map { max(0, $0) }
    let period = lengths.reduce(0, +)
    // An odd number of lengths repeats with dashes and gaps swapped.
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    dashes = period >= Self.leastPeriod ? all : []
    phase = max(0, style.dashPhase)
  }

  var isDashed: Bool { !dashes.isEmpty }

  func strokes(along contour: Contour) -> [Figure] {
    guard isDashed else {
      return contour.isClosed ? [line(contour.wholeWay)] : stroke(along: contour.points)
    }
    return spans(of: contour.length).flatMap { span in
      stroke(along: contour.part(from: span.lowerBound, to: span.upperBound))
    }
  }

  /// The dashes along a path of this length.
  private func spans(of length: Double) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    let period = dashes.reduce(0, +)
    var position = -phase.truncatingRemainder(dividingBy: period)
    var index = 0
    while position < length, spans.count < Self.mostDashes {
      let end = position + dashes[index % dashes.count]
      if index % 2 == 0, end > 0, end > position {
        spans.append(max(0, position)...min(end, length))
      }
      position = end
      index += 1
    }
    return spans
  }

  /// The figures of a stroke. Butt ends are cut where it ends, square ones half its width further
  /// out.
  private func stroke(along points: [CGPoint]) -> [Figure] {
    let way = Contour(points)
    let (length, reach) = (way.length, width / 2)
    guard cap != .round, length > 0 else { return points.isEmpty ? [] : [line(points)] }
    let over = cap == .square ? reach : 0
    let inner = cap == .square ? points : way.part(from: reach, to: length - reach)
    let first = way.part(from: 0, to: min(reach, length))
    let last = way.part(from: max(0, length - reach), to: length)
    var figures = [
      plank(from: first.last, to: first.first, beyondBy: over),
      plank(from: last.first, to: last.last, beyondBy: over),
    ]
    if inner.count > 1 { figures.append(line(inner)) }
    return figures.filter { $0 != .nothing }
  }

  private func line(_ points: [CGPoint]) -> Figure {
    .polyline(points.map { InkPoint(x: $0.x, y: $0.y) }, radius: width / 2)
  }

  /// A straight stroke with flat ends.
  private func plank(from start: CGPoint?, to end: CGPoint?, beyondBy over: Double) -> Figure {
    guard let start = start.map(InkPoint.init), let end = end.map(InkPoint.init), start != end
    else {
      return .nothing
    }
    let way = end - start
    let unit = way * (1 / way.distance)
    let side = InkPoint(x: -unit.y, y: unit.x) * (width / 2)
    let tip = end + unit * over
    return .polygon([start + side, tip + side, tip - side, start - side])
  }

  private static let leastPeriod = 1.0
  private static let mostDashes = 200
}

extension InkPoint {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }

  fileprivate var distance: Double { (x * x + y * y).squareRoot() }
}

/// A part of a circle along which a pen draws, in turns clockwise from the right.
struct StrokeRing {
  let center: InkPoint
  let radius: Double
  let start: Double
  let sweep: Double

  func stroked(with pen: StrokePen) -> Figure {
    guard sweep > 0 else { return .nothing }
    let arc = Arc(
      center: center, radius: radius, pen: pen.width / 2, from: Turn(turns: start), sweep: sweep)
    guard pen.cap != .round, sweep < 1 else { return .arc(arc) }
    let circle = Figure.outline(.circle(center: center, radius: radius), width: pen.width)
    let excess = pen.cap == .square && radius > 0 ? pen.width / 2 / radius / (2 * .pi) : 0
    return .intersection([circle, wedge(reaching: radius + pen.width, beyondEndsBy: excess)])
  }

  /// The sector between the two ends, seen from the centre.
  private func wedge(reaching reach: Double, beyondEndsBy excess: Double) -> Figure {
    let whole = min(1, sweep + 2 * excess)
    let steps = max(1, Int(bounded: (whole * 8).rounded(.up)))
    let corners = (0...steps).map { step -> InkPoint in
      let turn = start - excess + whole * Double(step) / Double(steps)
      let direction = InkPoint(x: cos(turn * 2 * .pi), y: sin(turn * 2 * .pi))
      return center + direction * (reach * 1.5)
    }
    return .polygon([center] + corners)
  }
}
