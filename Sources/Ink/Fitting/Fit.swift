import Cells

/// The glyph and the two pure colours that best match a patch.
struct Fit {
  private(set) var pattern = BlockPattern.empty
  private(set) var ground: Tone
  private(set) var ink: Tone
  /// The indexes of the two colours in the patch.
  private(set) var groundIndex = 0
  private(set) var inkIndex = 0
  private(set) var error = Double.infinity
  /// The number of samples that show each tone.
  private var counts = InlineArray<4, Int>(repeating: 0)

  /// Tries every pair of colours, so that a cell with three keeps the two that matter most.
  ///
  /// An unknown background can't be mixed with other colours.
  init(_ patch: Patch, in medium: Medium, isGroundKnown: Bool) {
    ground = patch.tones[0]
    ink = patch.tones[0]
    for tone in 0..<patch.count { counts[tone] = patch.samples(of: tone) }
    for lower in 0..<patch.count where counts[lower] > 0 {
      takeFlat(lower, patch)
      for upper in lower + 1..<max(patch.count, lower + 1) where counts[upper] > 0 {
        takePair(lower, upper, patch, tier: medium.tier, maySwap: medium.depth != .mono)
      }
    }
    if patch.isSoft, patch.count == 2, isGroundKnown, medium.showsSoftEdges {
      soften(patch, medium.tier)
    }
  }

  /// A stroke that covers this many samples must not vanish.
  private static let stroke = 6

  /// Fills the cell with one colour, unless it contains a stroke of another.
  private mutating func takeFlat(_ tone: Int, _ patch: Patch) {
    guard counts[tone] > Samples.count - Self.stroke else { return }
    let flat = patch.error(of: tone)
    guard flat < error - 1 else { return }
    error = flat
    pattern = .empty
    (ground, ink) = (patch.tones[tone], patch.tones[tone])
    (groundIndex, inkIndex) = (tone, tone)
  }

  private mutating func takePair(
    _ lower: Int, _ upper: Int, _ patch: Patch, tier: GlyphTier, maySwap: Bool
  ) {
    let (shares, loss) = patch.reduced(to: lower, upper)
    guard loss < error - 1 else { return }
    let base = shares.square
    let choice = BlockChoice(
      Gains(shares), from: base, tier: tier, maySwap: maySwap,
      mustShow: counts[upper] >= Self.stroke)
    let contrast = (patch.tones[upper] - patch.tones[lower]).square
    let error = loss + contrast * Double(base - choice.gain)
    guard error < self.error - 1 else { return }
    self.error = error
    pattern = choice.pattern
    (ground, ink) = (patch.tones[lower], patch.tones[upper])
    (groundIndex, inkIndex) = (lower, upper)
  }

  /// Takes a colour between the two where it matches better, but never a pale one: that would look
  /// like dirt.
  private mutating func soften(_ patch: Patch, _ tier: GlyphTier) {
    let shares = patch.shares[1]
    guard let choice = SoftChoice(Gains(shares), tier: tier) else { return }
    let contrast = (patch.tones[1] - patch.tones[0]).square
    let error = contrast * Double(shares.square - choice.gain)
    guard error < self.error else { return }
    self.error = error
    pattern = choice.pattern
    ground = patch.tones[0]
    ink = patch.tones[0].mixed(with: patch.tones[1], Double(choice.strength))
    (groundIndex, inkIndex) = (0, 1)
  }
}
