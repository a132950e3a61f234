import Cells
import Glibc
import Views

/// The largest ring that fits a frame, in steps about half a column long.
struct MeterRing {
  let size: Size
  let form: MeterForm
  let tier: GlyphTier
  let metric: Metric

  var stepCount: Int {
    let length = 2 * Double.pi * max(0, radius - pen / 2) * form.sweep
    return max(1, Int(length / metric.cell.width * (tier.hasHalfColumns ? 2 : 1)))
  }

  /// The shape of a range of steps.
  func shape(_ steps: Range<Int>, _ paint: Paint) -> ShapeNode {
    let step = form.sweep / Double(stepCount)
    var outline = ShapeOutline(.circle)
    outline.start = Double(steps.lowerBound) * step
    outline.end = Double(steps.upperBound) * step
    outline.transforms = [.turned(.degrees(form.start * 360), around: .center)]
    return ShapeNode(outline: outline, stroke: StrokeStyle(lineWidth: pen), paint: paint)
  }

  /// The cells in the middle that have room for text; as many rows lie above as below.
  var room: Rect {
    let inner = radius - pen
    let most = max(1, Int(2 * inner * Self.heightOfRoom / metric.cell.height))
    let rows = most > 1 ? most - (size.height - most) % 2 : most
    guard rows <= size.height else { return .zero }
    let top = (size.height - rows) / 2
    let edges = [top, top + rows].map { abs(Double($0) * metric.cell.height - middle.y) }
    let width = chord(at: edges.max() ?? 0, inside: inner)
    return Rect(x: (size.width - width) / 2, y: top, width: width, height: rows)
  }

  /// The row below the ends of an open ring.
  var foot: Rect {
    let end = middle.y + radius * sin(form.start * 2 * .pi)
    let row = min(size.height - 1, metric.cells(end - 1 / metric.scale, along: .vertical, .up))
    let width = chord(at: end - middle.y, inside: radius)
    return Rect(x: (size.width - width) / 2, y: row, width: width, height: min(1, size.height))
  }

  /// The columns inside the ring at a height, symmetric around the centre.
  private func chord(at height: Double, inside radius: Double) -> Int {
    let reach = (max(0, radius * radius - height * height)).squareRoot()
    let margin = max(0, metric.cells(middle.x - reach, along: .horizontal, .up))
    return max(0, size.width - 2 * margin)
  }

  private var points: (width: Double, height: Double) { metric.points(of: size) }
  private var middle: CGPoint { CGPoint(x: points.width / 2, y: points.height / 2) }
  private var radius: Double { min(points.width, points.height) / 2 }
  private var pen: Double { max(metric.cell.height / 3, radius * Self.shareOfPen) }

  private static let shareOfPen = 0.18
  private static let heightOfRoom = 0.74
}
