package import Cells
package import Views

/// What happens to the home.
package enum Event: Hashable, Sendable {
  case input(Input)
  case resized(Size)
  case appearanceChanged(ColorScheme)
  case glyphsChanged(GlyphTier)
  /// The answer to `Effect.archive`.
  case archived(Node, Tile.ID)
}
