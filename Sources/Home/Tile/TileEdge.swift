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

  /// A tile drawn over its ground gets its edge.
  func draw(on canvas: inout Canvas, over ground: Canvas, look: Look) {
    guard canvas.size.width > 3 else { return }
    if canvas.size.height < 3 {
      if isFocused { bracket(&canvas, look: look) }
    } else if depth == .mono {
      line.draw(on: &canvas, isFocused ? Style(attributes: .bold) : .plain)
    } else if isFocused {
      Ring(glyphs: glyphs).draw(on: &canvas, over: ground, look: look)
    } else if glyphs != .ascii {
      RoundCorners(medium: Medium(tier: glyphs, depth: depth)).draw(on: &canvas, over: ground)
    }
  }

  /// A tile too low for a ring is marked at its ends.
  private func bracket(_ canvas: inout Canvas, look: Look) {
    guard depth == .mono else {
      return Ring(glyphs: glyphs).drawEnds(on: &canvas, look: look)
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
