import Cells

/// The glyph and the two pure colours that best match a patch, in least squares.
///
/// This is block truncation coding with a codebook: of 24 samples in up to four colours, it tries each of
/// the six pairs of colours as the two levels. For a pair the error is a sum over samples, so each block
/// takes the nearer colour by itself, and only the eighths of the codebook are tried one by one: 14 edges
/// at most. A cell costs a few hundred multiplications, and one that is flat costs none of them.
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

extension Fit {
  /// The cell that shows the fit; the terminal's own background stays.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    if medium.depth == .mono {
      let isFull = pattern == .empty && groundIndex != 0
      return Cell(isFull ? BlockPattern.full.glyph : pattern.glyph)
    }
    let back = groundIndex == 0 ? surface.color : ground.color
    if pattern == .empty {
      return groundIndex == 0
        ? surface.cell(in: medium) : Cell(.space, Style(background: back))
    }
    if pattern == .full { return Cell(.space, Style(background: ink.color)) }
    return Cell(pattern.glyph, style(over: back))
  }

  private func style(over back: RGB?) -> Style {
    guard pattern.isSwapped else { return Style(foreground: ink.color, background: back) }
    // A terminal knows its own background without our knowing it.
    guard let back else { return Style(foreground: ink.color, attributes: .reverse) }
    return Style(foreground: back, background: ink.color)
  }
}

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

/// The drop in a cell's squared error where a second colour replaces the first. The unit is the
/// squared distance between the two colours, for one sample.
struct Gains {
  private var halves = InlineArray<12, Float>(repeating: 0)
  private var rows = InlineArray<6, Float>(repeating: 0)
  private var columns = InlineArray<4, Float>(repeating: 0)

  /// Computes the gains from the share of the second colour that each sample should show.
  init(_ shares: Samples) {
    for row in 0..<Samples.rows {
      for column in 0..<Samples.columns {
        let gain = 2 * shares[row * Samples.columns + column] - 1
        halves[row * 2 + column / 2] += gain
        columns[column] += gain
      }
      rows[row] = halves[row * 2] + halves[row * 2 + 1]
    }
  }

  /// The gain of a block in a grid with this many rows of two blocks.
  private func block(_ index: Int, ofRows rows: Int) -> Float {
    if rows == 4 { return octant(index) }
    let height = Samples.rows / rows
    var gain: Float = 0
    for row in 0..<height { gain += halves[(index / 2 * height + row) * 2 + index % 2] }
    return gain
  }

  /// The bits of the blocks that gain, in a grid with this many rows of two blocks.
  func best(ofRows rows: Int) -> (bits: Int, gain: Float) {
    var bits = 0
    var sum: Float = 0
    for index in 0..<rows * 2 {
      let gain = block(index, ofRows: rows)
      guard gain > 0 else { continue }
      bits |= 1 << index
      sum += gain
    }
    return (bits, sum)
  }

  /// The bits of the octants that gain, two to a row and four to a column.
  var bestOctants: Int {
    var bits = 0
    for index in 0..<8 where octant(index) > 0 { bits |= 1 << index }
    return bits
  }

  /// The gain of octants. A sample that the edge of one cuts gains more than its share, because its
  /// mix can be shown exactly.
  func gain(ofOctants bits: Int) -> Float {
    var sum: Float = 0
    for index in 0..<8 where bits & 1 << index != 0 { sum += octant(index) }
    for index in [0, 1, 4, 5] where (bits >> index ^ bits >> (index + 2)) & 1 == 1 { sum += 0.5 }
    return sum
  }

  /// The gain of an octant, which is one and a half samples high.
  private func octant(_ index: Int) -> Float {
    let (row, side) = (index / 2, index % 2)
    let (whole, cut) = [(0, 1), (2, 1), (3, 4), (5, 4)][row]
    return halves[whole * 2 + side] + halves[cut * 2 + side] / 2
  }

  /// The share of the second colour in a block, from 0 to 1.
  func share(ofBlock index: Int, ofRows rows: Int) -> Float {
    let samples = Float(Samples.count / (rows * 2))
    return max(0, min(1, (block(index, ofRows: rows) / samples + 1) / 2))
  }

  /// The gain of blocks that show a colour between the two.
  func mixed(blocks: Int, ofRows rows: Int, sum: Float, strength: Float) -> Float {
    let samples = Float(Samples.count / (rows * 2))
    return samples * strength * (2 * sum - Float(blocks) * strength)
  }

  /// The halves that gain, as bits: upper, lower, both or none.
  var bestHalves: (bits: Int, gain: Float) {
    let (upper, lower) = rows(splitAt: 4)
    return ((upper > 0 ? 1 : 0) | (lower > 0 ? 2 : 0), max(0, upper) + max(0, lower))
  }

  /// The gains of everything above and below an eighth of the height.
  func rows(splitAt eighth: Int) -> (above: Float, below: Float) {
    split(Samples.rows, of: Samples.columns, at: eighth) { rows[$0] }
  }

  /// The gains of everything to the left and right of an eighth of the width.
  func columns(splitAt eighth: Int) -> (left: Float, right: Float) {
    split(Samples.columns, of: Samples.rows, at: eighth) { columns[$0] }
  }

  /// The gains on both sides of a line. A row or column of samples that the line cuts gains more
  /// than its share, because its mix can be shown exactly.
  private func split(
    _ lines: Int, of samples: Int, at eighth: Int, gain: (Int) -> Float
  ) -> (Float, Float) {
    let middle = eighth * lines / 8
    let part = Float(eighth * lines % 8) / 8
    let mixed = part * (1 - part) * Float(samples)
    var before = part * gain(middle) + mixed
    var after = (1 - part) * gain(middle) + mixed
    for line in 0..<middle { before += gain(line) }
    for line in middle + 1..<lines { after += gain(line) }
    return (before, after)
  }
}

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
