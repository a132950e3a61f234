package import Cells

extension InkDrawing {
  /// Draws the picture, choosing for each cell the glyph and the two colours that match best.
  ///
  /// Existing text stays and gets the average colour below it as its background. Of an existing
  /// block only the background is kept, so overlapping figures must be in one picture.
  package func draw(on canvas: inout Canvas, in frame: Rect, with medium: Medium) {
    let area = frame.intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    var mixer = Mixer(self, medium)
    for y in area.rows {
      mixer.beginRow(y - frame.origin.y)
      for x in area.columns {
        let old = canvas[x, y]
        guard let cell = mixer.cell(over: old, column: x - frame.origin.x) else { continue }
        if old.glyph.isText {
          canvas.standText(on: cell.style.background, x: x, y: y)
        } else {
          canvas.put(cell.glyph, cell.style, at: Point(x: x, y: y))
        }
      }
    }
  }

  /// The best background colour for text in a cell of the frame; nil for the terminal's own.
  package func meanColor(column: Int, row: Int, over cell: Cell = .blank) -> RGB? {
    var mixer = Mixer(self, Medium())
    mixer.beginRow(row)
    let text = Cell(Glyph("x"), cell.style)
    return (mixer.cell(over: text, column: column) ?? text).style.background
  }
}

extension Canvas {
  /// Sets a text cell's background; both halves of a wide glyph share one colour.
  fileprivate mutating func standText(on color: RGB?, x: Int, y: Int) {
    let isTail = self[x, y].isTail
    let before = isTail ? self[x - 1, y].style.background : nil
    let color =
      before.flatMap { before in
        color.map { Tone(before).mixed(with: Tone($0), 0.5).color }
      } ?? color
    let cells = Rect(x: isTail ? x - 1 : x, y: y, width: isTail ? 2 : 1, height: 1)
    restyle(cells) { style, _ in style.background = color }
  }
}

extension Glyph {
  /// Whether the glyph is text, and not a space or a block that may be drawn over.
  var isText: Bool {
    self != .space && (!isBlock || (0x2500...0x257F).contains(scalar.value))
  }
}
