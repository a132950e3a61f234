import Cells

/// A line on the outermost cells of a canvas.
struct BoxLine {
  private let glyphs: [Glyph]

  /// Takes a horizontal piece, a vertical one, and the corners clockwise from the upper left.
  init(_ pieces: String) {
    glyphs = pieces.unicodeScalars.map { Glyph($0) }
  }

  /// Draws the line over the content and keeps the background.
  func draw(on canvas: inout Canvas, _ attributes: Attributes, in color: RGB? = nil) {
    let size = canvas.size
    func put(_ glyph: Glyph, _ place: Point) {
      let ground = canvas[place.x, place.y].style.background
      let style = Style(foreground: color, background: ground, attributes: attributes)
      canvas.put(glyph, style, at: place)
    }
    for x in 0..<size.width {
      for y in [0, size.height - 1] { put(glyphs[0], Point(x: x, y: y)) }
    }
    for y in 0..<size.height {
      for x in [0, size.width - 1] { put(glyphs[1], Point(x: x, y: y)) }
    }
    for (corner, place) in zip(glyphs[2...], size.corners) { put(corner, place) }
  }
}

extension Size {
  /// The cells at the corners, clockwise from the upper left.
  var corners: [Point] {
    let (right, bottom) = (width - 1, height - 1)
    return [
      Point(x: 0, y: 0), Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom),
    ]
  }
}
