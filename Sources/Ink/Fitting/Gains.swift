/// By how much the squared error of a cell falls where a second colour replaces the first; 1 is the
/// squared distance of the two on one sample.
struct Gains {
  private var halves = InlineArray<12, Float>(repeating: 0)
  private var rows = InlineArray<6, Float>(repeating: 0)
  private var columns = InlineArray<4, Float>(repeating: 0)

  /// Of how much each sample should show of the second.
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

  /// The gain of a block of the grid that has so many rows of two blocks.
  private func block(_ index: Int, ofRows rows: Int) -> Float {
    let height = Samples.rows / rows
    var gain: Float = 0
    for row in 0..<height { gain += halves[(index / 2 * height + row) * 2 + index % 2] }
    return gain
  }

  /// The blocks that gain, as bits, of a grid that has so many rows of two blocks.
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

  /// The better half, upper or lower, or both, or none.
  var bestHalves: (bits: Int, gain: Float) {
    let (upper, lower) = rows(splitAt: 4)
    return ((upper > 0 ? 1 : 0) | (lower > 0 ? 2 : 0), max(0, upper) + max(0, lower))
  }

  /// What all above and all below an eighth of the height gain.
  func rows(splitAt eighth: Int) -> (above: Float, below: Float) {
    split(Samples.rows, of: Samples.columns, at: eighth) { rows[$0] }
  }

  /// What all to the left and all to the right of an eighth of the width gain.
  func columns(splitAt eighth: Int) -> (left: Float, right: Float) {
    split(Samples.columns, of: Samples.rows, at: eighth) { columns[$0] }
  }

  /// A line of samples that is only partly new gains more than its share, for it may be mixed by
  /// itself.
  @inline(__always)
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
