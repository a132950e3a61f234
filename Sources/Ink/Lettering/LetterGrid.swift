import System
import Cells

/// The grid for letters of one height and weight, in blocks.
struct LetterGrid: Hashable, Sendable {
  /// The size of a block, in units.
  let unit: InkPoint
  /// The height of a capital.
  let height: Int
  /// The width of a digit.
  let width: Int
  /// The thickness of a vertical stroke.
  let stem: Int
  /// The thickness of a horizontal stroke.
  let bar: Int
  /// The usual gap between two letters.
  let gap: Int
  let isDrawnWithLines: Bool
  /// Whether the blocks are large enough to stand out one by one.
  let isCoarse: Bool
  /// Whether digits are three blocks wide and some must be narrower.
  let isTight: Bool
  /// Whether all letters must take as few blocks as are legible.
  let isTightest: Bool

  /// The extra gap between any two letters.
  let tracking: Int

  init(
    rows: Double, weight: StrokeWeight, spread: Double = 1, tracking: Double = 0, tier: GlyphTier
  ) {
    let parts = tier.parts
    unit = InkPoint(
      x: InkCell.width / Double(parts.columns), y: InkCell.height / Double(parts.rows))
    isDrawnWithLines = tier == .ascii
    isCoarse = tier == .quadrant || tier == .half
    let rows = Self.bounded(rows)
    height = Self.height(rows: rows, parts: parts.rows)
    let ratio = parts.columns == 2 ? 4 / Double(parts.rows) : 1
    let share = rows < 5 ? 0.42 : 0.47
    let natural = Int(bounded: (share * Double(height) * ratio).rounded())
    (width, stem) = Self.strokes(
      in: max(parts.columns == 2 ? 5 : 3, natural), weight, spread: spread, tier: tier)
    let flat = tier == .half ? 1 : 0.75 * Double(parts.rows) / 3
    let roundBar = Int(bounded: (Double(stem) * flat - 0.5).rounded(.up))
    // Three bars must leave room for two counters.
    bar = max(1, min(roundBar, (height - 3) / 5))
    gap = max(1, Int(bounded: 0.21 * Double(width) + 0.5))
    self.tracking = Int(bounded: (Self.bounded(units: tracking) / unit.x).rounded())
    isTight = tier == .half && width == Self.leastWidth(in: tier) && spread < Self.tight
    isTightest = isTight && spread < Self.tightest
  }

  /// Whether the height is five blocks, two to a row, which leaves no room for slants.
  var isLow: Bool { isCoarse && height == 5 }

  /// Whether a corner that lacks a block looks square.
  var isSmall: Bool { Double(height) * unit.y < 4.5 * InkCell.height }

  private static let tight = 0.7
  private static let tightest = 0.6

  /// The number of rows, limited to 1-1000; 1 if it isn't finite.
  static func bounded(_ rows: Double) -> Double { rows.isFinite ? max(1, min(1000, rows)) : 1 }

  /// The distance, limited to ±1000 points; 0 if it isn't finite.
  private static func bounded(units: Double) -> Double {
    units.isFinite ? max(-1000, min(1000, units)) : 0
  }

  /// The height in blocks. With two to a row, 6 becomes 5, because six lines would make one bowl
  /// smaller than the other.
  private static func height(rows: Double, parts: Int) -> Int {
    let height = Int(bounded: (rows * Double(parts)).rounded())
    return parts == 2 && height == 6 ? 5 : max(2, height)
  }

  private static func strokes(
    in natural: Int, _ weight: StrokeWeight, spread: Double, tier: GlyphTier
  ) -> (width: Int, stem: Int) {
    let spread = spread.isFinite ? max(0.5, min(2, spread)) : 1
    let isFine = tier != .half
    var stem = max(
      isFine ? weight.leastStem : 1, Int(bounded: weight.share * Double(natural) + 0.5))
    // Where the stem can't be thicker, a heavy digit is wider instead.
    let isWide = tier == .half && stem < weight.leastStem
    let wide = Double(natural + (isWide ? 1 : 0))
    let width = max(leastWidth(in: tier), Int(bounded: (wide * spread).rounded()))
    guard tier != .ascii else { return (width, 1) }
    if spread < 1, stem >= thickStem {
      stem = max(thickStem - 1, min(stem, (width - openCounter) / 2))
    }
    return (max(width, 2 * stem + (isFine ? 2 : 1)), stem)
  }

  /// A pen at least as thick becomes thinner in condensed letters, so that their counters stay open.
  private static let thickStem = 4
  private static let openCounter = 6
  /// With smaller counters, a letter needs a form of its own.
  static func leastCounter(in tier: GlyphTier) -> Int { tier == .quadrant ? 6 : 5 }

  /// Whether small counters would close under the pen.
  var closesCounters: Bool { isThick && width < 3 * stem }

  /// Whether lines are so low that large blocks fill the gaps within small letters.
  static func blursDetails(rows: Double, in tier: GlyphTier) -> Bool {
    tier == .quadrant && rows < 3.5
  }

  /// Whether the pen is at least as thick as one that becomes thinner in condensed letters, and bold.
  var isThick: Bool { stem >= Self.thickStem && width <= 4 * stem }

  private static func leastWidth(in tier: GlyphTier) -> Int {
    tier.hasHalfColumns ? 4 : 3
  }

  /// Whether a D can be told from a zero; with few blocks, only if its corners have room.
  func tellsLetters(in tier: GlyphTier) -> Bool {
    switch tier {
    case .octant, .sextant: true
    case .quadrant: width >= 4
    case .half: width >= 3
    case .ascii: false
    }
  }
}

extension LetterGrid {
  /// The gap between two letters, in blocks; smaller where their shapes leave room, and larger where they
  /// would run together. However tight the spacing, letters never touch.
  func gap(from first: Character, to second: Character) -> Int {
    let natural = naturalGap(from: first, to: second)
    return max(min(1, natural), natural + tracking)
  }

  private func naturalGap(from first: Character, to second: Character) -> Int {
    guard let share = Self.kerning[String([first, second])] else { return gap }
    let isOblique = first.isLetter && second.isLetter
    return max(isOblique ? 0 : min(1, gap), gap - Int(bounded: (share * Double(width)).rounded()))
  }

  /// The kerning of pairs, as a share of a digit's width.
  private static let kerning: [String: Double] = {
    var table: [String: Double] = [:]
    for (share, pairs) in pairs {
      for pair in pairs.split(separator: " ") { table[String(pair)] = share }
    }
    return table
  }()

  private static let pairs: [(Double, String)] = [
    (
      0.12, "AT TA AV VA AW WA AY YA LT LV LY Ly Ty Te To Ta Tr Vo Ve Va Yo Ye Ya P. P, F. F, T. T,"
    ),
    // An arrow and its number would run together.
    (-0.15, "0123456789-".map { "↑\($0) ↓\($0)" }.joined(separator: " ")),
    (0.1, "7. 7, 7/ /4 r. r, v. v, y. y, w. w, V. V, W. W, Y. Y, -7 -1 +1 -T -Y D- L- T-"),
  ]
}
