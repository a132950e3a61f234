import Cells

extension ControlMark {
  /// Marks the control without colours: in reverse, between brackets that nothing else has.
  func drawPlain(on canvas: inout Canvas) {
    for y in place.rows {
      let cells = place.columns.map { canvas[$0, y] }
      for (x, cell) in zip(place.columns, cells) where cell.glyph.blockShare != nil {
        canvas.put(.space, Style(), at: Point(x: x, y: y))
      }
    }
    canvas.restyle(place) { style, _ in style.attributes.formUnion([.reverse, .bold]) }
    for y in place.rows {
      bracket("[", outside: place.origin.x - 1, inside: place.origin.x, y, on: &canvas)
      let last = place.columns.upperBound - 1
      bracket("]", outside: last + 1, inside: last, y, on: &canvas)
    }
  }

  /// Draws a bracket beside the control, or on its edge if no text is there.
  private func bracket(
    _ end: Unicode.Scalar, outside: Int, inside: Int, _ y: Int, on canvas: inout Canvas
  ) {
    let isEdge = [Glyph.space, Glyph("("), Glyph(")")].contains(canvas[inside, y].glyph)
    guard canvas.isFree(outside, y) || isEdge else { return }
    let x = isEdge ? inside : outside
    canvas.put(Glyph(end), Style(attributes: .bold), at: Point(x: x, y: y))
  }
}
