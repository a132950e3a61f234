import Cells

extension Emulator {
  /// The text of a row, without building the whole canvas.
  package func text(ofRow y: Int) -> String {
    grid.rows[y].map(\.glyph.description).joined()
  }
}

extension Grid {
  var canvas: Canvas {
    var canvas = Canvas(size: size)
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() where !cell.isTail && cell != .blank {
        canvas.put(cell.glyph, cell.style, at: Point(x: x, y: y))
      }
    }
    return canvas
  }
}
