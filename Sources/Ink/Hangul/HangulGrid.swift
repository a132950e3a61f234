import System
import Cells

/// The square of blocks that a syllable takes beside letters of one height and weight.
struct HangulGrid: Hashable, Sendable {
  /// The size of a block, in points.
  let unit: InkPoint
  /// The width of a syllable with its share of the gaps: as wide as high on a screen.
  let side: Int
  /// The width and the height of what is inked.
  let width: Int
  let height: Int
  let pen: BlockPen
  /// Whether only some syllables keep their strokes apart.
  let isTight: Bool

  /// Fails where blocks are too few for any syllable.
  init?(_ grid: LetterGrid, rows: Double, spread: Double, tier: GlyphTier) {
    guard let least = Self.leastRows(in: tier), rows > Double(least) - 1.01,
      grid.height <= Self.greatest
    else { return nil }
    let spread = spread.isFinite ? max(Self.narrowest, min(Self.widest, spread)) : 1
    let square = Double(grid.height) * grid.unit.y / grid.unit.x
    let side = Int(bounded: (square * spread).rounded())
    // A tick in the middle is as far from both edges.
    let natural = side - max(2, Int(bounded: (Self.gap * square).rounded()))
    isTight = rows < Double(least) - 0.01 || spread < 1
    let share = isTight ? Self.tightShare : tier.hasHalfColumns ? Self.stemShare : Self.coarseShare
    let stem = max(1, min(grid.stem, natural / share))
    width = natural - abs(natural - stem) % 2
    self.side = side
    height = grid.height
    unit = grid.unit
    pen = BlockPen(
      stem: stem, bar: max(1, min(grid.bar, height / Self.barShare)),
      aspect: unit.x / unit.y)
  }

  /// The rows from which on all syllables keep their strokes apart; nil if they never do.
  static func leastRows(in tier: GlyphTier) -> Int? {
    switch tier {
    case .octant: 4
    case .sextant: 5
    case .quadrant, .half: 7
    case .ascii: nil
    }
  }

  /// The gap between two syllables, in blocks.
  var gap: Int { side - width }

  /// From one word to the next, in blocks.
  var blank: Int { Int(bounded: (Self.blank * Double(side)).rounded()) }

  private static let gap = 0.115
  private static let blank = 0.5
  private static let narrowest = 0.76
  private static let widest = 1.3
  /// A stem may take such a part of the width; less if blocks are as wide as a cell.
  private static let stemShare = 6
  private static let coarseShare = 8
  private static let tightShare = 6
  /// A bar may take such a part of the height, for up to six of them lie one above the other.
  private static let barShare = 9
  /// The greatest height in blocks.
  private static let greatest = 512
}
