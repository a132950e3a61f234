/// The finest blocks that a terminal is sure to draw without seams, the finest first.
package enum GlyphTier: String, Hashable, Sendable, CaseIterable {
  /// Two by three blocks in a cell.
  case sextant
  /// Two by two.
  case quadrant
  /// One by two.
  case half
  case ascii
}
