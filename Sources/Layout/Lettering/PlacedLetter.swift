import Cells
import Ink
import Views

/// A letter at its place in a line, and with what it is painted.
struct PlacedLetter: Hashable, Sendable {
  /// With the upper left corner of the letter at zero.
  let shape: Figure
  /// Where that corner is, counted from that of the line.
  let origin: Place
  let paint: Paint
  /// Whether it is a block in the place of letters.
  var isRedacted = false

  private var figure: Figure { shape.moved(x: origin.x, y: origin.y) }

  /// The letter in the colour that it has in its middle, over what lies there.
  func layer(in frame: Rect, of canvas: Canvas, look: Look, opacity: Double) -> Layer {
    let middle = middle(in: frame.size)
    let cell = canvas[frame.origin.x + middle.x, frame.origin.y + middle.y]
    let paint = isRedacted ? look.redacted(paint) : paint
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    return Layer(
      figure, .plain(brush.color(at: middle, over: cell.style.background ?? look.ground)))
  }

  /// The cell in its middle, as far as that is in the line.
  private func middle(in size: Size) -> Point {
    let bounds = figure.bounds
    guard !bounds.isEmpty else { return .zero }
    let x = Metric.cells(bounds.center.x, along: .horizontal, .down)
    let y = Metric.cells(bounds.center.y, along: .vertical, .down)
    return Point(x: max(0, min(size.width - 1, x)), y: max(0, min(size.height - 1, y)))
  }
}
