import Cells

/// The blocks of one cell in a colour.
struct BlockStamp {
  private let bits: Int
  private let ink: Tone

  init(_ bits: Int, ink: Tone) {
    (self.bits, self.ink) = (bits, ink)
  }

  /// The cell that shows the blocks; the terminal's own background stays.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    let maySwap = surface.lower != nil && medium.depth != .mono
    let pattern = pattern(in: medium.tier, maySwap: maySwap)
    guard medium.depth != .mono else { return Cell(pattern.glyph) }
    if pattern == .full { return Cell(.space, Style(background: ink.color)) }
    let style =
      pattern.isSwapped
      ? Style(foreground: surface.color, background: ink.color)
      : Style(foreground: ink.color, background: surface.color)
    return Cell(pattern.glyph, style)
  }

  /// The pattern. A single octant in a corner is better shown by the seven others in the other colour,
  /// for more terminals draw those.
  private func pattern(in tier: GlyphTier, maySwap: Bool) -> BlockPattern {
    switch tier {
    case .octant:
      maySwap && Octant.corners.contains(bits)
        ? BlockPattern(octant: 255 - bits).swapped : BlockPattern(octant: bits)
    case .sextant: BlockPattern(sextant: bits)
    case .quadrant: BlockPattern(quadrant: bits)
    case .half, .ascii: BlockPattern(half: bits)
    }
  }
}
