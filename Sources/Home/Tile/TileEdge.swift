import Cells
import Ink
import Layout
import Views

/// The edge of a tile: round corners, or a line if no colour separates it from what lies behind;
/// and the focus ring.
struct TileEdge: Hashable, Sendable {
  let glyphs: GlyphTier
  let depth: ColorDepth
  var isFocused = false
  /// Whether the pointer is on the tile, outside its controls.
  var isHovered = false
  /// Whether a line must replace the missing background.
  var isOutlined = false
  /// Whether the content leaves room for a line.
  var hasRoom = true
  /// Whether the content reaches the upper and the lower edge, as in most accessories.
  var isFilled = false

  /// Draws the edge on a tile drawn over `ground`.
  func draw(on canvas: inout Canvas, over ground: Canvas, look: Look) {
    guard canvas.size.width > 3 else { return }
    let ring = ringColor(around: canvas, over: ground, look)
    if canvas.size.height < 3 {
      if isFocused { bracket(&canvas, ring) }
    } else if isFilled {
      if isRound(canvas, over: ground) {
        RoundCorners(medium: Medium(tier: glyphs, depth: depth), extent: .slight)
          .draw(on: &canvas, over: ground)
      }
    } else if depth == .mono || isOutlined || isLost(canvas, in: ground, look) {
      guard isFocused || hasRoom else { return }
      let color = depth == .mono ? nil : ring ?? look.outlineColor
      line.draw(on: &canvas, isFocused || isHovered ? .bold : [], in: color)
    } else if glyphs != .ascii, isFocused || !canvas.isWritten(inCorners: .usual) {
      RoundCorners(medium: Medium(tier: glyphs, depth: depth), ring: ring)
        .draw(on: &canvas, over: ground)
      if let ring {
        FocusRing(pieces: FocusRingPieces(glyphs), color: ring).draw(on: &canvas)
      } else if look.hasTopLight, glyphs.hasHalfColumns {
        TopLight().draw(on: &canvas)
      }
    } else if let ring {
      BoxLine("=|++++").draw(on: &canvas, .bold, in: ring)
    }
  }

  /// Whether a filled tile can have round corners. One through which all that lies behind shows has no
  /// corners, only content that may reach there.
  private func isRound(_ canvas: Canvas, over ground: Canvas) -> Bool {
    depth != .mono && glyphs != .ascii && !isOutlined && !canvas.isWritten(inCorners: .slight)
      && !canvas.isBare(over: ground)
  }

  /// A hovered tile gets a fainter ring than a focused one.
  private func ringColor(around tile: Canvas, over ground: Canvas, _ look: Look) -> RGB? {
    guard depth != .mono, isFocused || isHovered else { return nil }
    let color = look.ringColor(around: tile, over: ground)
    guard !isFocused else { return color }
    let behind = ground[ground.size.width / 2, 0].style.background ?? look.ground
    return color.mixed(with: behind, 0.5)
  }

  /// Whether, in few colours, the tile has the same colour as what lies behind it.
  private func isLost(_ tile: Canvas, in ground: Canvas, _ look: Look) -> Bool {
    guard depth.hasFewColors, let palette = depth.palette else { return false }
    return tile.middlesOfEdges.contains { place in
      let colors = [tile, ground].map { $0[place.x, place.y].style.background ?? look.ground }
      return Set(colors.map(palette.shown)).count == 1
    }
  }

  /// Marks a tile that is too low for a ring.
  private func bracket(_ canvas: inout Canvas, _ ring: RGB?) {
    if let ring {
      FocusRing(pieces: FocusRingPieces(glyphs), color: ring).drawFreeEnds(on: &canvas)
      return
    }
    for y in 0..<canvas.size.height {
      for (x, glyph) in [(0, Glyph("[")), (canvas.size.width - 1, Glyph("]"))]
      where canvas.isFree(at: Point(x: x, y: y)) {
        canvas.put(glyph, Style(attributes: .bold), at: Point(x: x, y: y))
      }
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

extension Canvas {
  /// Whether what lies behind shows in the corners, but for those that content reaches.
  fileprivate func isBare(over ground: Canvas) -> Bool {
    let corners = [0, size.width - 1].flatMap { x in
      [0, size.height - 1].map { Point(x: x, y: $0) }
    }
    return corners.count {
      self[$0.x, $0.y].style.background == ground[$0.x, $0.y].style.background
    } > 1
  }
}
