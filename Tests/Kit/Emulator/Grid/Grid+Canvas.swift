import Cells

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
