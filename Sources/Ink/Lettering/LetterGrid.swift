import Cells

/// The lines on which letters of one height and weight begin and end, in blocks of their tier.
struct LetterGrid: Hashable, Sendable {
  /// The size of a block, in points.
  let unit: Place
  /// The height of a capital letter.
  let height: Int
  /// The width of a digit.
  let width: Int
  /// The width of an upright stroke.
  let stem: Int
  /// The height of a level stroke.
  let bar: Int
  /// What lies between two letters.
  let gap: Int
  let isDrawnWithLines: Bool
  /// Whether its blocks are so large that each of them is seen.
  let isCoarse: Bool
  /// Whether its digits are of three blocks and some must take fewer.
  let isTight: Bool
  /// Whether all must take as few blocks as can be read.
  let isTightest: Bool

  /// What lies between any two letters more than usual.
  let tracking: Int

  init(
    rows: Double, weight: StrokeWeight, spread: Double = 1, tracking: Double = 0, tier: GlyphTier
  ) {
    let parts = Self.parts(of: tier)
    unit = Place(x: 8 / Double(parts.columns), y: 17 / Double(parts.rows))
    isDrawnWithLines = tier == .ascii
    isCoarse = tier == .quadrant || tier == .half
    let rows = Self.bounded(rows)
    height = Self.height(rows: rows, parts: parts.rows)
    let ratio = parts.columns == 2 ? 4 / Double(parts.rows) : 1
    let share = rows < 5 ? 0.42 : 0.47
    let natural = Int((share * Double(height) * ratio).rounded())
    (width, stem) = Self.strokes(
      in: max(parts.columns == 2 ? 5 : 3, natural), weight, spread: spread, tier: tier)
    let flat = tier == .half ? 1 : 0.75 * Double(parts.rows) / 3
    let roundBar = Int((Double(stem) * flat - 0.5).rounded(.up))
    // Three bars must leave two eyes between them.
    bar = max(1, min(roundBar, (height - 3) / 5))
    gap = max(1, Int(0.21 * Double(width) + 0.5))
    self.tracking = Int((Self.bounded(points: tracking) / unit.x).rounded())
    isTight = tier == .half && width == Self.leastWidth(in: tier) && spread < Self.tight
    isTightest = isTight && spread < Self.tightest
  }

  /// Whether its five lines, two to a row, have no room for slants.
  var isLow: Bool { isCoarse && height == 5 }

  private static let tight = 0.7
  private static let tightest = 0.6

  /// A number of rows that can be calculated with.
  static func bounded(_ rows: Double) -> Double { rows.isFinite ? max(1, min(1000, rows)) : 1 }

  /// A distance that can be calculated with.
  private static func bounded(points: Double) -> Double {
    points.isFinite ? max(-1000, min(1000, points)) : 0
  }

  private static func parts(of tier: GlyphTier) -> (columns: Int, rows: Int) {
    switch tier {
    case .sextant: (2, 3)
    case .quadrant: (2, 2)
    case .half: (1, 2)
    case .ascii: (1, 1)
    }
  }

  /// With two parts a row five lines carry a digit; a sixth would leave one bowl smaller.
  private static func height(rows: Double, parts: Int) -> Int {
    let height = Int((rows * Double(parts)).rounded())
    return parts == 2 && height == 6 ? 5 : max(2, height)
  }

  private static func strokes(
    in natural: Int, _ weight: StrokeWeight, spread: Double, tier: GlyphTier
  ) -> (width: Int, stem: Int) {
    let spread = spread.isFinite ? max(0.5, min(2, spread)) : 1
    let isFine = tier != .half
    let stem = max(isFine ? weight.leastStem : 1, Int(weight.share * Double(natural) + 0.5))
    // Where a stem can't be thicker a heavy digit is wider.
    let isWide = tier == .half && stem < weight.leastStem
    let wide = Double(natural + (isWide ? 1 : 0))
    let width = max(leastWidth(in: tier), Int((wide * spread).rounded()))
    guard tier != .ascii else { return (width, 1) }
    return (max(width, 2 * stem + (isFine ? 2 : 1)), stem)
  }

  private static func leastWidth(in tier: GlyphTier) -> Int {
    tier == .sextant || tier == .quadrant ? 4 : 3
  }

  /// Whether a D is seen to be no zero: where there are few blocks only if its corners have room.
  func tellsLetters(in tier: GlyphTier) -> Bool {
    switch tier {
    case .sextant: true
    case .quadrant: width >= 4
    case .half: width >= 3
    case .ascii: false
    }
  }
}
