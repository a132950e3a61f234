import Cells

/// The block glyph that gains most where a cell shows two colours.
struct Choice {
  private(set) var pattern = Pattern.empty
  private(set) var gain: Float = 0

  /// Where the first colour alone has the error `base`.
  init(_ gains: Gains, from base: Float, tier: GlyphTier, maySwap: Bool, mustShow: Bool) {
    let enough = base - Self.tolerance
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
  private mutating func take(_ pattern: @autoclosure () -> Pattern, _ gain: Float) {
    guard gain > self.gain + Self.least else { return }
    self.pattern = pattern()
    self.gain = gain
  }

  /// Eighths are for edges that run straight; on a slant they would be splinters.
  private mutating func takeEighths(_ gains: Gains, from base: Float) {
    let blocks = self
    for edge in 1..<8 {
      let (above, below) = gains.rows(splitAt: edge)
      let (left, right) = gains.columns(splitAt: edge)
      take(Pattern(lower: 8 - edge), below)
      take(Pattern(left: edge), left)
      take(Pattern(lower: 8 - edge).swapped, above)
      take(Pattern(left: edge).swapped, right)
    }
    if base - gain > (base - blocks.gain) * Self.advantage { self = blocks }
  }

  /// The half of the cell that loses least where no block gains: a thin stroke between two blocks
  /// is better a bit too thick than gone.
  private mutating func takeHalf(_ gains: Gains, tier: GlyphTier) {
    let (above, below) = gains.rows(splitAt: 4)
    pattern = .upper
    gain = above
    take(Pattern(half: 2), below)
    guard tier != .half else { return }
    let (left, right) = gains.columns(splitAt: 4)
    take(Pattern(left: 4), left)
    take(.right, right)
  }

  /// How much of the blocks' error eighths may leave.
  private static let advantage: Float = 0.35

  /// Blocks that err by less than this many samples are good enough.
  private static let tolerance: Float = 0.1

  /// By how much of a sample a gain must be larger to count as such.
  private static let least: Float = 0.001
}
