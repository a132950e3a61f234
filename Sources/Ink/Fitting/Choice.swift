import Cells

/// The block glyph that gains most where a cell shows two colours.
struct Choice {
  private(set) var pattern = Pattern.empty
  private(set) var gain = 0.0

  /// Where the first colour alone has the error `base`.
  init(_ gains: Gains, from base: Double, tier: GlyphTier, maySwap: Bool, mustShow: Bool) {
    let enough = base - gains.contrast * Self.tolerance
    if tier == .sextant {
      let best = gains.best(ofRows: 3)
      take(Pattern(sextant: best.bits), best.gain)
    }
    if tier != .half, gain < enough {
      let best = gains.best(ofRows: 2)
      take(Pattern(quadrant: best.bits), best.gain)
    }
    if tier == .half {
      let best = gains.bestHalves
      take(Pattern(half: best.bits), best.gain)
    }
    if pattern == .empty, mustShow { takeHalf(gains, tier: tier) }
    // Of eighths only those below and to the left have characters; the others take swapped colours.
    if tier != .half, maySwap, gain < enough { takeEighths(gains, from: base) }
  }

  /// What hardly differs stays: the same glyph for the same edge makes an even contour.
  private mutating func take(_ pattern: Pattern, _ gain: Double) {
    guard gain > self.gain * 1.000_001 else { return }
    self.pattern = pattern
    self.gain = gain
  }

  /// Eighths are for edges that run straight; on a slant they would be splinters.
  private mutating func takeEighths(_ gains: Gains, from base: Double) {
    let blocks = self
    for edge in 1..<8 {
      take(Pattern(lower: 8 - edge), gains.rows(edge..<8))
      take(Pattern(left: edge), gains.columns(0..<edge))
      take(Pattern(lower: 8 - edge).swapped, gains.rows(0..<edge))
      take(Pattern(left: edge).swapped, gains.columns(edge..<8))
    }
    if base - gain > (base - blocks.gain) * Self.advantage { self = blocks }
  }

  /// The half of the cell that loses least where no block gains: a thin stroke between two blocks
  /// is better a bit too thick than gone.
  private mutating func takeHalf(_ gains: Gains, tier: GlyphTier) {
    let halves = [
      (Pattern("▀"), gains.rows(0..<4)), (Pattern("▄"), gains.rows(4..<8)),
      (Pattern("▌"), gains.columns(0..<4)), (Pattern("▐"), gains.columns(4..<8)),
    ]
    for (pattern, gain) in halves.prefix(tier == .half ? 2 : 4)
    where self.pattern == .empty || gain > self.gain + 1 {
      self.pattern = pattern
      self.gain = gain
    }
  }

  /// How much of the blocks' error eighths may leave.
  private static let advantage = 0.35

  /// Blocks that err by less than this many samples are good enough.
  private static let tolerance = 0.1
}
