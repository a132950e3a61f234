package import Cells

/// The glyphs and colours that a terminal can show.
package struct Medium: Hashable, Sendable {
  package var tier: GlyphTier
  package var depth: ColorDepth

  package init(tier: GlyphTier = .sextant, depth: ColorDepth = .direct) {
    self.tier = tier
    self.depth = depth
  }

  /// Whether a cell may use two colours to show one that changes gradually.
  var showsGradients: Bool {
    tier != .ascii && (depth == .direct || depth == .palette256)
  }

  var showsSoftEdges: Bool { tier != .ascii && depth == .direct }
}
