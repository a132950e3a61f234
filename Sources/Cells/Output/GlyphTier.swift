/// The block glyphs that a terminal draws without seams, finest first.
package enum GlyphTier: String, Hashable, Sendable, CaseIterable {
  /// Two by four blocks in a cell.
  case octant
  /// Two by three blocks.
  case sextant
  /// Two by two blocks.
  case quadrant
  /// One by two blocks.
  case half
  case ascii

  /// Whether its blocks are half a column wide.
  package var hasHalfColumns: Bool { self != .half && self != .ascii }
}
