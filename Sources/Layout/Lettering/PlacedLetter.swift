import Cells
import Ink
import Views

/// A letter at its place in a line, with its paint.
struct PlacedLetter: Hashable, Sendable {
  /// The letter, with its upper left corner at zero.
  let shape: Figure
  /// The position of that corner in the line.
  let origin: InkPoint
  let paint: Paint
  /// Whether this is a block that stands for letters.
  var isRedacted = false

  private var figure: Figure { shape.moved(x: origin.x, y: origin.y) }

  /// The letter as a layer, in the colour at its middle.
  func layer(in frame: Rect, of canvas: Canvas, look: Look, opacity: Double) -> Layer {
    let middle = middle(in: frame.size)
    let cell = canvas[frame.origin.x + middle.x, frame.origin.y + middle.y]
    let paint = isRedacted ? look.redacted(paint) : paint
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    return Layer(
      figure, .plain(brush.color(at: middle, over: cell.style.background ?? look.ground)))
  }

  /// The cell at the letter's middle, limited to the line.
  private func middle(in size: Size) -> Point {
    let bounds = figure.bounds
    guard !bounds.isEmpty else { return .zero }
    let cell = bounds.center.cell
    return Point(x: max(0, min(size.width - 1, cell.x)), y: max(0, min(size.height - 1, cell.y)))
  }
}
