/// The block glyphs that a terminal draws without seams, finest first.
package enum GlyphTier: String, Hashable, Sendable, CaseIterable {
  /// Two by three blocks in a cell.
  case sextant
  /// Two by two blocks.
  case quadrant
  /// One by two blocks.
  case half
  case ascii
}
