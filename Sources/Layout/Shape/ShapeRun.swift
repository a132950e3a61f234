import Cells
import Ink
import Views

/// Overlapping shapes that are drawn as one picture, so that a cell with several edges can show
/// them all.
struct ShapeRun {
  private var layers: [Layer] = []
  private var area = Rect.zero
  private var medium = Medium()

  /// Adds a shape. Draws the earlier ones first if it doesn't meet them.
  mutating func add(
    _ shape: DrawnShape, in frame: Rect, clippedTo clip: Rect, opacity: Double,
    on canvas: inout Canvas, look: Look
  ) {
    let visible = frame.intersection(clip).intersection(canvas.bounds)
    guard !visible.isEmpty else { return }
    if let line = shape.groundLine(in: frame, look: look) {
      finish(before: frame, on: &canvas)
      return line.paint(
        in: frame, on: &canvas, look: look.painting(.figure), clippedTo: clip, opacity: opacity)
    }
    if let line = shape.line(look: look) {
      finish(before: frame, on: &canvas)
      return line.paint(in: frame, on: &canvas, look: look, clippedTo: clip, opacity: opacity)
    }
    if !area.meets(visible) { finish(on: &canvas) }
    medium = Medium(tier: shape.tier, depth: look.depth)
    layers.append(
      shape.dotted(look: look).layer(in: frame, visible: visible, on: canvas, look: look, opacity))
    area = area.union(visible)
  }

  /// Draws the collected shapes if other content is about to cover them.
  mutating func finish(before frame: Rect, on canvas: inout Canvas) {
    if area.meets(frame) { finish(on: &canvas) }
  }

  mutating func finish(on canvas: inout Canvas) {
    guard !layers.isEmpty else { return }
    InkDrawing(layers.map { $0.seen(from: area.origin) }).draw(on: &canvas, in: area, with: medium)
    layers = []
    area = .zero
  }
}

extension Layer {
  /// The layer in an area that starts at `origin` on the canvas.
  func seen(from origin: Point) -> Layer {
    guard origin != .zero else { return self }
    let way = InkPoint(
      x: Double(origin.x) * InkCell.width, y: Double(origin.y) * InkCell.height)
    var layer = self
    layer.figure = figure.moved(x: -way.x, y: -way.y)
    if case .varying(let color) = shade { layer.shade = .varying { color($0 + way) } }
    return layer
  }
}
