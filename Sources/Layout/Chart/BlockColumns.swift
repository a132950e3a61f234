import System
import Cells
import Ink
import Views

/// A picture in columns of blocks, each lit from one level to another.
struct BlockColumns: Hashable {
  /// The kind of blocks: halves of a column with the tier's levels, or whole columns.
  enum Grain: Hashable {
    case halves
    case columns
  }

  let grain: Grain
  let tier: GlyphTier
  let size: Size
  /// The levels in a row of cells.
  let levels: Int
  /// The lit levels of each column, counted from the bottom.
  private(set) var lit: [Range<Int>]

  init(of grain: Grain, levels: Int, tier: GlyphTier, in size: Size) {
    (self.grain, self.tier, self.size, self.levels) = (grain, tier, size, levels)
    lit = Array(repeating: 0..<0, count: size.width * (grain == .halves ? 2 : 1))
  }

  /// All levels of a column.
  var height: Int { size.height * levels }

  /// Lights levels of a column, and leaves what is lit already.
  mutating func light(_ range: Range<Int>, of column: Int) {
    guard lit.indices.contains(column), !range.isEmpty else { return }
    let range = range.clamped(to: 0..<height)
    let old = lit[column]
    lit[column] =
      old.isEmpty
      ? range
      : min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
  }

  /// The lit levels of a column within a row, counted from the bottom of that row.
  func lit(column: Int, row: Int) -> Range<Int> {
    let bottom = (size.height - 1 - row) * levels
    let part = lit[column].clamped(to: bottom..<bottom + levels)
    return part.isEmpty ? 0..<0 : part.lowerBound - bottom..<part.upperBound - bottom
  }

  /// The columns of blocks in a column of cells.
  func columns(inCell column: Int) -> Range<Int> {
    grain == .halves ? 2 * column..<2 * column + 2 : column..<column + 1
  }

  /// The first row of a column of cells in which nothing lies above what is lit; nil if nothing is lit.
  func firstRow(belowLineInCell column: Int) -> Int? {
    columns(inCell: column).map { lit[$0] }.filter { !$0.isEmpty }.map(\.upperBound).min()
      .map { size.height - $0 / levels }
  }

  /// The lit blocks of a cell, as bits from the upper left.
  func bits(column: Int, row: Int) -> Int {
    columns(inCell: column).enumerated().reduce(0) { bits, column in
      lit(column: column.element, row: row).reduce(bits) { bits, level in
        let below = levels - 1 - level
        return bits | 1 << (grain == .halves ? 2 * below + column.offset : below)
      }
    }
  }

  var fullBits: Int { (1 << (levels * (grain == .halves ? 2 : 1))) - 1 }
}

extension BlockColumns {
  /// Bars that stand on the bottom. Whole columns are split in eighths; bars too close for them are
  /// half a column wide. All bars have one width, unless their places are narrower.
  init(bars: [ChartBar], gaps: ChartGaps, tier: GlyphTier, in size: Size) {
    let width = Double(size.width)
    let slots = bars.map { max(0, $0.end - $0.start) * width }.sorted()
    let usual = slots.isEmpty ? width : slots[slots.count / 2]
    let hasGaps = gaps != .none
    let isWhole =
      hasGaps
      ? usual >= Self.leastWhole
      : bars.allSatisfy { ($0.start * width).isWhole && ($0.end * width).isWhole }
    let grain = isWhole || !tier.hasHalfColumns ? Grain.columns : .halves
    self.init(of: grain, levels: Self.levels(of: grain, in: tier), tier: tier, in: size)
    let count = Double(lit.count)
    let slot = usual / max(1, width) * count
    // Nothing follows the last bar, so that its gap can be another's.
    let spare = gaps == .equal ? slot / max(1, count) : 0
    let pitch = Int(bounded: (slot + spare + 0.001).rounded(.down))
    let gap = hasGaps && pitch > 1 ? max(1, pitch / 4) : 0
    let stretch = gaps == .equal && pitch > 0 ? Double(pitch) / slot : 1
    for bar in bars {
      let start = Self.column(at: bar.start * count * stretch, grain, tier)
      let end = Self.column(at: bar.end * count * stretch, grain, tier)
      let length = hasGaps ? min(end - start, pitch) - gap : end - start
      for column in start..<start + max(1, length) {
        light(0..<level(of: bar.height), of: column)
      }
    }
  }

  /// The levels that show a share of the height: none for 0, and at least one for more.
  func level(of share: Double) -> Int {
    guard share > 0 else { return 0 }
    return max(1, min(height, Int(bounded: (min(share, 1) * Double(height)).rounded())))
  }

  private static func levels(of grain: Grain, in tier: GlyphTier) -> Int {
    switch tier {
    case .ascii, .half: 2
    case _ where grain == .columns: 8
    default: tier.blockRows
    }
  }

  /// The column at a place. Where a place means half a column that the tier lacks, the whole one.
  private static func column(at place: Double, _ grain: Grain, _ tier: GlyphTier) -> Int {
    let place = max(0, min(place, 1e6))
    return Int(bounded: tier.hasHalfColumns ? place.rounded() : (place + 0.001).rounded(.down))
  }

  /// The columns from one bar to the next that leave room for whole columns.
  private static let leastWhole = 2.99
}

extension Double {
  fileprivate var isWhole: Bool { abs(self - rounded()) < 0.001 }
}

extension BlockColumns {
  /// A line through points. From column to column it holds together: the higher one reaches down to
  /// its neighbour, so that no column looks higher than it is.
  ///
  /// Above an area, it is at the top or at the bottom of whole cells: a cell has no third colour, so
  /// that it can't show the line, what is above and the area.
  init(line points: [UnitPoint], overArea: Bool, tier: GlyphTier, in size: Size) {
    self.init(
      of: tier.hasHalfColumns ? .halves : .columns,
      levels: tier == .ascii ? Self.asciiLevels : tier.blockRows, tier: tier, in: size)
    let course = MonotoneCourse(points)
    guard !points.isEmpty, height > 0 else { return }
    let step = overArea ? columns(inCell: 0).count : 1
    let places = overArea ? size.height * 2 : height
    let last = Double(max(1, lit.count / step - 1))
    let bottoms = lit.indices.map { column in
      let share = course.height(at: Double(column / step) / last)
      let place = Int(bounded: (max(0, min(1, share)) * Double(places - 1)).rounded())
      return overArea ? place / 2 * levels + place % 2 * (levels - 1) : place
    }
    for (column, bottom) in bottoms.enumerated() {
      let before = column >= step ? bottoms[column - step] : bottom
      let after = column + step < bottoms.count ? bottoms[column + step] : bottom
      light(min(bottom, before + 1, after + 1)..<bottom + 1, of: column)
    }
  }

  /// A line in ASCII stands at the bottom, in the middle or at the top of a row.
  private static let asciiLevels = 3
}

/// A smooth course through points that never leaves the heights of the two around it.
struct MonotoneCourse {
  private let points: [UnitPoint]
  private let slopes: [Double]

  init(_ points: [UnitPoint]) {
    let points = points.sorted { $0.x < $1.x }
    self.points = points
    let secants = zip(points, points.dropFirst()).map { one, other in
      other.x > one.x ? (other.y - one.y) / (other.x - one.x) : 0
    }
    slopes = points.indices.map { index in
      guard let before = index > 0 ? secants[index - 1] : secants.first,
        let after = index < secants.count ? secants[index] : secants.last
      else { return 0 }
      // Flat at turning points, and never steeper than a cubic may be without overshooting.
      guard before * after > 0 else { return 0 }
      let limit = 3 * min(abs(before), abs(after))
      return max(-limit, min(limit, (before + after) / 2))
    }
  }

  /// The height at a place; that of the nearest end outside of the points.
  func height(at place: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    guard place > first.x else { return first.y }
    guard let next = points.firstIndex(where: { $0.x >= place }), next > 0 else { return last.y }
    let (one, other) = (points[next - 1], points[next])
    let length = other.x - one.x
    // Equal heights stay exactly equal between two points.
    guard length > 0, one.y != other.y else { return other.y }
    let share = (place - one.x) / length
    let (square, cube) = (share * share, share * share * share)
    return (2 * cube - 3 * square + 1) * one.y + (cube - 2 * square + share) * length
      * slopes[next - 1]
      + (3 * square - 2 * cube) * other.y + (cube - square) * length * slopes[next]
  }
}
