import Cells
import Ink
import Views

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
    let pitch = Int((slot + spare + 0.001).rounded(.down))
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
    return max(1, min(height, Int((min(share, 1) * Double(height)).rounded())))
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
    return Int(tier.hasHalfColumns ? place.rounded() : (place + 0.001).rounded(.down))
  }

  /// The columns from one bar to the next that leave room for whole columns.
  private static let leastWhole = 2.99
}

extension Double {
  fileprivate var isWhole: Bool { abs(self - rounded()) < 0.001 }
}
