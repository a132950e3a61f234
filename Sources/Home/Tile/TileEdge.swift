import Cells
import Ink
import Layout
import Views

/// The edge of a tile: round corners, or a line around it where there is no colour to tell it from
/// what lies behind; and the ring around the tile that is focused.
struct TileEdge: Hashable, Sendable {
  let glyphs: GlyphTier
  let depth: ColorDepth
  var isFocused = false
  /// Whether a line has to stand for a ground that the tile doesn't have.
  var isOutlined = false

  /// A tile drawn over its ground gets its edge.
  func draw(on canvas: inout Canvas, over ground: Canvas, look: Look) {
    guard canvas.size.width > 3 else { return }
    let ring = isFocused && depth != .mono ? look.ringColor(around: canvas, over: ground) : nil
    if canvas.size.height < 3 {
      if isFocused { bracket(&canvas, ring) }
    } else if depth == .mono {
      line.draw(on: &canvas, isFocused ? .bold : [])
    } else if isOutlined {
      line.draw(on: &canvas, isFocused ? .bold : [], in: ring ?? look.outlineColor)
    } else if glyphs != .ascii {
      RoundCorners(medium: Medium(tier: glyphs, depth: depth), ring: ring)
        .draw(on: &canvas, over: ground)
      if let ring { Ring(pieces: RingPieces(glyphs), color: ring).draw(on: &canvas) }
    } else if let ring {
      BoxLine("=|++++").draw(on: &canvas, .bold, in: ring)
    }
  }

  /// A tile too low for a ring is marked at its ends.
  private func bracket(_ canvas: inout Canvas, _ ring: RGB?) {
    if let ring {
      return Ring(pieces: RingPieces(glyphs), color: ring)
        .drawEnds(on: &canvas, rows: 0..<canvas.size.height)
    }
    let style = Style(attributes: .bold)
    for y in 0..<canvas.size.height {
      canvas.put(Glyph("["), style, at: Point(x: 0, y: y))
      canvas.put(Glyph("]"), style, at: Point(x: canvas.size.width - 1, y: y))
    }
  }

  private var line: BoxLine {
    switch (glyphs, isFocused) {
    case (.ascii, false): BoxLine("-|++++")
    case (.ascii, true): BoxLine("######")
    case (_, false): BoxLine("─│╭╮╯╰")
    case (_, true): BoxLine("━┃┏┓┛┗")
    }
  }
}
