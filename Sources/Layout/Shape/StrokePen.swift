import Ink
import Views

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
