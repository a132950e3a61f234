import Cells

/// The blocks that gain most if they may show a mixed colour.
struct SoftChoice {
  private(set) var pattern = BlockPattern.empty
  private(set) var gain: Float = 0
  /// The share of the second colour in the blocks, up to 1.
  private(set) var strength: Float = 1

  /// Tries only the blocks with the largest shares, which are always the best set of their number.
  /// Fails if no set gains, or without such blocks.
  init?(_ gains: Gains, tier: GlyphTier) {
    guard tier.hasHalfColumns else { return nil }
    // The halves of a sample that octants share can't be mixed apart.
    let rows = tier == .quadrant ? 2 : 3
    var bits = 0
    var sum: Float = 0
    for blocks in 1...rows * 2 {
      let (index, share) = Self.largest(of: gains, rows: rows, without: bits)
      bits |= 1 << index
      sum += share
      let strength = Self.strength(of: sum / Float(blocks))
      let gain = gains.mixed(blocks: blocks, ofRows: rows, sum: sum, strength: strength)
      guard gain > self.gain else { continue }
      pattern = rows == 3 ? BlockPattern(sextant: bits) : BlockPattern(quadrant: bits)
      (self.gain, self.strength) = (gain, strength)
    }
    guard gain > 0 else { return nil }
  }

  private static func largest(
    of gains: Gains, rows: Int, without bits: Int
  ) -> (index: Int, share: Float) {
    var best = (index: 0, share: Float(-1))
    for index in 0..<rows * 2 where bits & 1 << index == 0 {
      let share = gains.share(ofBlock: index, ofRows: rows)
      if share > best.share { best = (index, share) }
    }
    return best
  }

  /// The strength for a share. Small shares become 0 and large ones 1, so that few cells are mixed.
  private static func strength(of share: Float) -> Float {
    max(0, min(1, (share - 0.3) / 0.42))
  }
}
