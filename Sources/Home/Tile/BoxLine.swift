import Cells

/// A line around a canvas, on its outermost cells.
struct BoxLine {
  private let glyphs: [Glyph]

  /// A level piece, an upright one, and the corners from the upper left clockwise.
  init(_ pieces: String) {
    glyphs = pieces.unicodeScalars.map { Glyph($0) }
  }

  func draw(on canvas: inout Canvas, _ style: Style) {
    let size = canvas.size
    for x in 0..<size.width {
      for y in [0, size.height - 1] { canvas.put(glyphs[0], style, at: Point(x: x, y: y)) }
    }
    for y in 0..<size.height {
      for x in [0, size.width - 1] { canvas.put(glyphs[1], style, at: Point(x: x, y: y)) }
    }
    for (corner, place) in zip(glyphs[2...], size.corners) { canvas.put(corner, style, at: place) }
  }
}

extension Size {
  /// The cells at the corners, from the upper left clockwise.
  var corners: [Point] {
    let (right, bottom) = (width - 1, height - 1)
    return [
      Point(x: 0, y: 0), Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom),
    ]
  }
}
