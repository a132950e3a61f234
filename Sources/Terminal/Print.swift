package import Cells

/// A canvas as coloured text for a terminal or a file: one line for each row, without cursor
/// movement, and with styles reset at the end of each line.
package struct AnsiText: CustomStringConvertible, Sendable {
  package let canvas: Canvas
  package let depth: ColorDepth

  package init(_ canvas: Canvas, depth: ColorDepth) {
    self.canvas = canvas
    self.depth = depth
  }

  package var description: String {
    var quantizer = Quantizer(depth: depth)
    var bytes: [UInt8] = []
    for y in 0..<canvas.size.height {
      if y > 0 { bytes.append(UInt8(ascii: "\n")) }
      appendRow(y, to: &bytes, &quantizer)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendRow(_ y: Int, to bytes: inout [UInt8], _ quantizer: inout Quantizer) {
    var pen = Pen.plain
    for x in 0..<width(ofRow: y) {
      let cell = canvas[x, y]
      let next = quantizer.pen(for: cell)
      next.appendSequence(after: pen, to: &bytes)
      bytes += Array(cell.glyph.description.utf8)
      pen = next
    }
    Pen.plain.appendSequence(after: pen, to: &bytes)
  }

  /// The number of columns up to the last cell that isn't blank.
  private func width(ofRow y: Int) -> Int {
    let columns = 0..<canvas.size.width
    return columns.last { canvas[$0, y] != .blank }.map { $0 + 1 } ?? 0
  }
}

extension Canvas {
  /// The canvas as it looks in a colour depth.
  package func shown(in depth: ColorDepth) -> Canvas {
    var quantizer = Quantizer(depth: depth)
    var copy = self
    copy.restyle(bounds) { style, point in style = quantizer.shown(self[point.x, point.y]) }
    return copy
  }
}
