/// The rows of blocks that each letter of a syllable takes.
struct SyllableRows {
  let initial: Range<Int>
  let lying: Range<Int>
  let upright: Range<Int>
  let final: Range<Int>
  /// The top of an inner tick below the bar of a lying vowel; nil if it keeps its usual height.
  let tick: Int?

  /// Shares out the height; fails if the letters would touch.
  init?(_ parts: SyllableParts, _ frame: SyllableFrame, height: Int, bar: Int) {
    let below = Self(parts, frame, height: height, bar: bar, hasTickBelow: parts.hasInnerTicks)
    let usual =
      parts.hasInnerTicks ? Self(parts, frame, height: height, bar: bar, hasTickBelow: false) : nil
    guard let rows = below ?? usual else { return nil }
    self = rows
  }

  private init?(
    _ parts: SyllableParts, _ frame: SyllableFrame, height: Int, bar: Int, hasTickBelow: Bool
  ) {
    let space = Levels.leastSpace(pen: bar)
    let tallest = parts.initial.map(\.height).max() ?? 100
    let lowest = parts.final.map(\.height).max() ?? 0
    var shares = [
      BlockShare(frame.above),
      BlockShare(
        frame.initial * tallest / 100,
        least: parts.initial.map { $0.leastHeight(bar: bar) }.max() ?? 0),
    ]
    var (gap, vowel, rest) = (BlockShare(0), BlockShare(0), BlockShare(frame.below))
    if let lying = parts.lying, case .lying(let above, let length, let below) = lying.vowel {
      let bars = 100 * Double(bar) / Double(height)
      let hangs = lying.hangs
      let least =
        hasTickBelow
        ? 2 * bar + space : lying.leastHeight(bar: bar) + (hangs && parts.final.isEmpty ? 1 : 0)
      gap = BlockShare(above, least: space)
      vowel = BlockShare(length * (hangs && !parts.final.isEmpty ? 0.62 : 1) + bars, least: least)
      rest = BlockShare(parts.final.isEmpty ? below + frame.below : 0)
    }
    shares += [gap, vowel, rest]
    if !parts.final.isEmpty {
      shares[4] = BlockShare(frame.gap, least: space)
      shares.append(
        BlockShare(
          frame.final * lowest / 100, least: parts.final.map { $0.leastHeight(bar: bar) }.max() ?? 0
        ))
    }
    guard shares.least <= height else { return nil }
    let lengths = shares.fill(height)
    var y = 0
    let ranges = lengths.map { length in
      defer { y += length }
      return y..<y + length
    }
    initial = ranges[1]
    lying = ranges[3]
    final = parts.final.isEmpty ? height..<height : ranges[5]
    upright = 0..<(parts.final.isEmpty ? height : ranges[4].lowerBound)
    let room = upright.upperBound - lying.lowerBound - bar
    tick = hasTickBelow ? lying.lowerBound + bar + max(space, (room - bar + 1) / 2) : nil
  }
}
