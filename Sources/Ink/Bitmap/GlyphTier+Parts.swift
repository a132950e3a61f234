package import Cells

extension GlyphTier {
  /// The number of blocks in a cell.
  package var parts: (columns: Int, rows: Int) {
    switch self {
    case .octant: (2, 4)
    case .sextant: (2, 3)
    case .quadrant: (2, 2)
    case .half: (1, 2)
    case .ascii: (1, 1)
    }
  }
}
