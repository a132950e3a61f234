import Cells

/// The glyph and the two of a patch's pure colours that come nearest to it.
struct Fit {
  private(set) var pattern = Pattern.empty
  private(set) var ground: Tone
  private(set) var ink: Tone
  /// The places of the two colours among the patch's.
  private(set) var groundIndex = 0
  private(set) var inkIndex = 0
  private(set) var error: Double

  /// Tries each pair of colours, so that of three in a cell the two stay that matter there.
  init(_ patch: Patch, in medium: Medium, maySwap: Bool) {
    let sums = Sums(patch)
    ground = patch.tones[0]
    ink = patch.tones[0]
    error = .infinity
    for lower in 0..<patch.count where patch.isVisible(lower) {
      takeFlat(lower, patch, sums)
      for upper in lower + 1..<max(patch.count, lower + 1) where patch.isVisible(upper) {
        takePair(lower, upper, patch, sums, tier: medium.tier, maySwap: maySwap)
      }
    }
    if patch.isSoft, patch.count == 2, medium.showsSoftEdges {
      soften(Gains(sums, from: patch.tones[0], to: patch.tones[1]), sums, patch, medium.tier)
    }
  }

  /// A stroke that shows in so many samples must not vanish.
  private static let stroke = 6

  /// One colour for the whole cell, unless there is a stroke of another in it.
  private mutating func takeFlat(_ tone: Int, _ patch: Patch, _ sums: Sums) {
    let flat = sums.error(of: patch.tones[tone])
    guard patch.samples(of: tone) > Samples.count - Self.stroke, flat < error - 1 else { return }
    error = flat
    pattern = .empty
    (ground, ink) = (patch.tones[tone], patch.tones[tone])
    (groundIndex, inkIndex) = (tone, tone)
  }

  private mutating func takePair(
    _ lower: Int, _ upper: Int, _ patch: Patch, _ sums: Sums, tier: GlyphTier, maySwap: Bool
  ) {
    let isAlone = patch.samples(of: lower) + patch.samples(of: upper) == Samples.count
    let (rest, loss) = isAlone ? (patch, 0) : patch.reduced(to: lower, upper)
    let sums = isAlone ? sums : Sums(rest)
    let base = sums.error(of: patch.tones[lower])
    let choice = Choice(
      Gains(sums, from: patch.tones[lower], to: patch.tones[upper]), from: base, tier: tier,
      maySwap: maySwap, mustShow: patch.samples(of: upper) >= Self.stroke)
    guard loss + base - choice.gain < error - 1 else { return }
    error = loss + base - choice.gain
    pattern = choice.pattern
    (ground, ink) = (patch.tones[lower], patch.tones[upper])
    (groundIndex, inkIndex) = (lower, upper)
  }

  /// Takes an ink between the two colours where that comes nearer, though never a pale one: that
  /// would look like dirt.
  private mutating func soften(
    _ gains: Gains, _ sums: Sums, _ patch: Patch, _ tier: GlyphTier
  ) {
    let base = sums.error(of: patch.tones[0])
    guard let choice = SoftChoice(gains, tier: tier), base - choice.gain < error else { return }
    error = base - choice.gain
    pattern = choice.pattern
    ground = patch.tones[0]
    ink = patch.tones[0].mixed(with: patch.tones[1], choice.strength)
    (groundIndex, inkIndex) = (0, 1)
  }
}
