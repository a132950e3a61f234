package import Cells

extension GlyphTier {
  /// The rows of blocks in a cell.
  package var blockRows: Int {
    switch self {
    case .octant: 4
    case .sextant: 3
    case .quadrant, .half: 2
    case .ascii: 1
    }
  }

  /// The glyph of some blocks. The first bit is the upper left block and the second its right
  /// neighbour; where blocks are as wide as the cell, the second is the block below.
  package func glyph(ofBlocks bits: Int) -> Glyph {
    switch self {
    case .octant: BlockPattern(octant: bits).glyph
    case .sextant: BlockPattern(sextant: bits).glyph
    case .quadrant: BlockPattern(quadrant: bits).glyph
    case .half: BlockPattern(half: bits).glyph
    case .ascii: bits == 0 ? .space : Glyph("#")
    }
  }

  /// The glyph of the lower eighths of a cell.
  package static func glyph(ofLowerEighths eighths: Int) -> Glyph {
    switch eighths {
    case ...0: .space
    case 8...: BlockPattern.full.glyph
    default: BlockPattern(lower: eighths).glyph
    }
  }
}
