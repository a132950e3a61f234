import Cells

/// The block glyph that gains most in a cell of two colours.
struct BlockChoice {
  private(set) var pattern = BlockPattern.empty
  private(set) var gain: Float = 0

  /// Chooses a glyph; `base` is the error of the first colour alone.
  init(_ gains: Gains, from base: Float, tier: GlyphTier, maySwap: Bool, mustShow: Bool) {
    let enough = base - Self.tolerance
    if tier == .octant { takeOctants(gains, maySwap: maySwap) }
    if tier == .sextant {
      let best = gains.best(ofRows: 3)
      take(BlockPattern(sextant: best.bits), best.gain)
    }
    if tier != .half, gain < enough {
      let best = gains.best(ofRows: 2)
      take(BlockPattern(quadrant: best.bits), best.gain)
    }
    if tier == .half {
      let best = gains.bestHalves
      take(BlockPattern(half: best.bits), best.gain)
    }
    if pattern == .empty, mustShow { takeHalf(gains, tier: tier) }
    // Eighths have characters only for the bottom and the left; the others swap their colours.
    if tier != .half, maySwap, gain < enough { takeEighths(gains, from: base) }
  }

  /// Takes the octants that gain. A single one in a corner is better shown by the seven others with
  /// swapped colours, for more terminals draw those.
  private mutating func takeOctants(_ gains: Gains, maySwap: Bool) {
    let best = gains.bestOctants
    let isSwapped = maySwap && Octant.corners.contains(best)
    take(
      isSwapped ? BlockPattern(octant: 255 - best).swapped : BlockPattern(octant: best),
      gains.gain(ofOctants: best))
  }

  /// Takes a pattern that is clearly better. Otherwise the glyph stays, so that equal edges get
  /// equal glyphs and contours stay even.
  private mutating func take(_ pattern: @autoclosure () -> BlockPattern, _ gain: Float) {
    guard gain > self.gain + Self.least else { return }
    self.pattern = pattern()
    self.gain = gain
  }

  /// Tries eighths for straight edges; on slanted ones they would look like splinters.
  private mutating func takeEighths(_ gains: Gains, from base: Float) {
    let blocks = self
    for edge in 1..<8 {
      let (above, below) = gains.rows(splitAt: edge)
      let (left, right) = gains.columns(splitAt: edge)
      take(BlockPattern(lower: 8 - edge), below)
      take(BlockPattern(left: edge), left)
      take(BlockPattern(lower: 8 - edge).swapped, above)
      take(BlockPattern(left: edge).swapped, right)
    }
    if base - gain > (base - blocks.gain) * Self.advantage { self = blocks }
  }

  /// Takes the half cell that loses least when no block gains: a thin stroke between two blocks
  /// should turn out too thick rather than vanish.
  private mutating func takeHalf(_ gains: Gains, tier: GlyphTier) {
    let (above, below) = gains.rows(splitAt: 4)
    pattern = .upper
    gain = above
    take(BlockPattern(half: 2), below)
    guard tier != .half else { return }
    let (left, right) = gains.columns(splitAt: 4)
    take(BlockPattern(left: 4), left)
    take(.right, right)
  }

  /// The share of the blocks' error that eighths may leave.
  private static let advantage: Float = 0.35

  /// The error, in samples, below which blocks are good enough.
  private static let tolerance: Float = 0.1

  /// The smallest gain that counts, in samples.
  private static let least: Float = 0.001
}
