package import Cells

/// What a terminal can show of a picture: its finest glyphs and its colours.
package struct Medium: Hashable, Sendable {
  package var tier: GlyphTier
  package var depth: ColorDepth

  package init(tier: GlyphTier = .sextant, depth: ColorDepth = .direct) {
    self.tier = tier
    self.depth = depth
  }

  /// Whether a cell may show two colours where the eye should see one that changes.
  var showsGradients: Bool {
    tier != .ascii && (depth == .direct || depth == .palette256)
  }

  var showsSoftEdges: Bool { tier != .ascii && depth == .direct }
}
