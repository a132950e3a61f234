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
  /// Whether a gradient runs through it; otherwise it has one colour.
  var isShaded = false
  /// Why this stands for letters; nil for a letter.
  var redaction: Redaction?

  private var figure: Figure { shape.moved(x: origin.x, y: origin.y) }

  /// The letter as a layer, in the colour at its middle or with the gradient through it.
  func layer(in frame: Rect, of canvas: Canvas, look: Look, opacity: Double) -> Layer {
    let paint = look.paint(paint, redactedFor: redaction)
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    func color(at place: Point) -> RGB {
      let cell = canvas[frame.origin.x + place.x, frame.origin.y + place.y]
      return brush.color(at: place, over: cell.style.background ?? look.ground)
    }
    guard isShaded, paint.fill.gradient != nil else {
      return Layer(figure, .plain(color(at: middle(in: frame.size))))
    }
    return Layer(figure, CellColors(of: cells(in: frame.size), color: color).shade)
  }

  /// The cells that the letter touches, limited to the line.
  private func cells(in size: Size) -> Rect {
    let bounds = figure.bounds
    guard !bounds.isEmpty else { return .zero }
    let (first, last) = (bounds.minimum.cell, bounds.maximum.cell)
    return Rect(
      x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1
    ).intersection(Rect(origin: .zero, size: size))
  }

  /// The cell at the letter's middle, limited to the line.
  private func middle(in size: Size) -> Point {
    let bounds = figure.bounds
    guard !bounds.isEmpty else { return .zero }
    let cell = bounds.center.cell
    return Point(x: max(0, min(size.width - 1, cell.x)), y: max(0, min(size.height - 1, cell.y)))
  }
}
