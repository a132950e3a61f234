import Cells

/// The edge of a tile: round corners, or a line around it where there is no colour to tell it from
/// what lies behind.
struct TileEdge {
  let glyphs: GlyphTier
  let depth: ColorDepth

  /// A tile drawn over its ground gets its edge.
  func draw(on canvas: inout Canvas, over ground: Canvas) {
    guard canvas.size.width > 3, canvas.size.height > 2 else { return }
    if depth == .mono {
      outline(&canvas)
    } else if let corners {
      round(&canvas, corners, over: ground)
    }
  }

  /// What is left of the tile in the cell at each of its corners, from the upper left clockwise.
  private var corners: [Glyph]? {
    switch glyphs {
    case .sextant: ["\u{1FB35}", "\u{1FB31}", "\u{1FB06}", "\u{1FB0A}"].map { Glyph($0) }
    case .quadrant, .half: ["▄", "▄", "▀", "▀"].map { Glyph($0) }
    case .ascii: nil
    }
  }

  private func round(_ canvas: inout Canvas, _ corners: [Glyph], over ground: Canvas) {
    for (corner, place) in zip(corners, Self.corners(of: canvas.size)) {
      let style = Style(
        foreground: canvas[place.x, place.y].style.background,
        background: ground[place.x, place.y].style.background)
      canvas.put(corner, style, at: place)
    }
  }

  private func outline(_ canvas: inout Canvas) {
    let lines = glyphs == .ascii ? "-|++++" : "─│╭╮╯╰"
    let line = lines.unicodeScalars.map { Glyph($0) }
    let size = canvas.size
    for x in 0..<size.width {
      for y in [0, size.height - 1] { canvas.put(line[0], .plain, at: Point(x: x, y: y)) }
    }
    for y in 0..<size.height {
      for x in [0, size.width - 1] { canvas.put(line[1], .plain, at: Point(x: x, y: y)) }
    }
    for (corner, place) in zip(line[2...], Self.corners(of: size)) {
      canvas.put(corner, .plain, at: place)
    }
  }

  private static func corners(of size: Size) -> [Point] {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return [
      Point(x: 0, y: 0), Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom),
    ]
  }
}
