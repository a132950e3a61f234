package import Cells

extension Picture {
  /// Draws each cell of a frame as the glyph and the two colours that come nearest to the picture.
  ///
  /// Text that is there already stays, and stands on the mean of what lies below it. Of a block that
  /// is there only the ground is seen, so that figures which overlap belong into one picture.
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

  /// The one colour on which a text would stand best in a cell of the frame; nil for the terminal's
  /// own.
  package func meanColor(column: Int, row: Int, over cell: Cell = .blank) -> RGB? {
    var mixer = Mixer(self, Medium())
    mixer.beginRow(row)
    let text = Cell(Glyph("x"), cell.style)
    return (mixer.cell(over: text, column: column) ?? text).style.background
  }
}

extension Canvas {
  /// Both halves of a wide glyph stand on one colour.
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
  /// Whether it is something to read and not a block that may give way.
  var isText: Bool {
    let value = scalar.value
    return value != 0x20 && !(0x2580...0x259F).contains(value)
      && !(0x1FB00...0x1FB3B).contains(value)
  }
}
