/// The number of colours a terminal can show, most first.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// Every colour, 8 bits each of red, green and blue.
  case direct
  case palette256
  case ansi16
  case ansi8
  /// No colour, only attributes.
  case mono

  /// The colours that it shows; nil if it shows all or none.
  package var palette: FixedPalette? {
    switch self {
    case .palette256: .of256
    case .ansi16: .of16
    case .ansi8: .of8
    case .direct, .mono: nil
    }
  }

  /// Whether colours are too few for shades, so that each is chosen.
  package var hasFewColors: Bool { self == .ansi16 || self == .ansi8 }
}

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
