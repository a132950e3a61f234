import Cells
import Ink
import Views

extension LetteredLine {
  /// Draws the line, each letter in the colour at its middle.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip)
    guard !area.isEmpty else { return }
    let layers = placedLetters.map {
      $0.layer(in: frame, of: canvas, look: look, opacity: opacity)
        .moved(from: area.origin, to: frame.origin)
    }
    InkDrawing(layers).draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  /// The letters at their places in the frame; a single block if redacted.
  var placedLetters: [PlacedLetter] {
    if isRedacted { return [block] }
    return lettering.letters.enumerated().map { index, letter in
      PlacedLetter(
        shape: letter.figure, origin: InkPoint(x: letter.column * InkCell.width, y: 0),
        paint: paints[min(index, paints.count - 1)])
    }
  }

  private var block: PlacedLetter {
    let box = InkRect(
      x: 0, y: 0, width: lettering.columns * InkCell.width,
      height: lettering.rows * InkCell.height)
    return PlacedLetter(
      shape: .rectangle(box, radius: InkCell.width / 2), origin: .zero, paint: paints[0],
      isRedacted: true)
  }
}

extension Layer {
  /// The layer, moved into an area that starts elsewhere than its frame.
  func moved(from area: Point, to frame: Point) -> Layer {
    guard area != frame else { return self }
    var layer = self
    layer.figure = figure.moved(
      x: Double(frame.x - area.x) * InkCell.width,
      y: Double(frame.y - area.y) * InkCell.height)
    return layer
  }
}
