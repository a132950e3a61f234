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
