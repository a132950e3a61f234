import Cells
import Ink
import Views

extension LetteredLine {
  /// Draws the line over what lies there, each letter in the colour that it has in its middle.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip)
    guard !area.isEmpty else { return }
    var layers = isRedacted ? [block] : lettering.layers(.plain(.black))
    for index in layers.indices where !layers[index].figure.bounds.isEmpty {
      let middle = cell(in: layers[index].figure.bounds)
      let ground = canvas[frame.origin.x + middle.x, frame.origin.y + middle.y].style.background
      let paint = isRedacted ? look.redacted(paints[0]) : paints[min(index, paints.count - 1)]
      var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
      layers[index].shade = .plain(brush.color(at: middle, over: ground ?? look.ground))
    }
    let picture = Picture(layers.map { $0.moved(from: area.origin, to: frame.origin) })
    picture.draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  private var block: Layer {
    let box = Ink.Box(
      x: 0, y: 0, width: lettering.columns * Metric.cell.width,
      height: lettering.rows * Metric.cell.height)
    return Layer(.rectangle(box, radius: Metric.cell.width / 2), .plain(.black))
  }

  /// The cell in the middle of a letter, as far as that is in the frame.
  private func cell(in bounds: Ink.Box) -> Point {
    let x = Metric.cells(bounds.center.x, along: .horizontal, .down)
    let y = Metric.cells(bounds.center.y, along: .vertical, .down)
    return Point(x: max(0, min(size.width - 1, x)), y: max(0, min(size.height - 1, y)))
  }
}

extension Layer {
  /// The layer as it is to be drawn in an area that begins elsewhere than its frame.
  func moved(from area: Point, to frame: Point) -> Layer {
    guard area != frame else { return self }
    var layer = self
    layer.figure = figure.moved(
      x: Double(frame.x - area.x) * Metric.cell.width,
      y: Double(frame.y - area.y) * Metric.cell.height)
    return layer
  }
}
