/// By how much the squared error of a patch falls where a second colour replaces the first.
struct Gains {
  private var halves: InlineArray<12, Double>
  private var columns: InlineArray<4, Double>
  /// The squared distance of the two colours.
  let contrast: Double

  init(_ sums: Sums, from old: Tone, to new: Tone) {
    let way = new - old
    let fixed = old.square - new.square
    contrast = way.square
    halves = InlineArray(repeating: 0)
    columns = InlineArray(repeating: 0)
    for index in 0..<12 { halves[index] = 2 * fixed + 2 * sums.halves[index].dot(way) }
    for index in 0..<4 { columns[index] = 6 * fixed + 2 * sums.columns[index].dot(way) }
  }

  /// The gain of a block of the grid that has so many rows of two blocks.
  private func block(_ index: Int, ofRows rows: Int) -> Double {
    let height = Samples.rows / rows
    var gain = 0.0
    for row in 0..<height { gain += halves[(index / 2 * height + row) * 2 + index % 2] }
    return gain
  }

  /// The blocks that gain, as bits, of a grid that has so many rows of two blocks.
  func best(ofRows rows: Int) -> (bits: Int, gain: Double) {
    var bits = 0
    var sum = 0.0
    for index in 0..<rows * 2 {
      let gain = block(index, ofRows: rows)
      guard gain > 0 else { continue }
      bits |= 1 << index
      sum += gain
    }
    return (bits, sum)
  }

  /// The share of the second colour in a block, from 0 to 1.
  func share(ofBlock index: Int, ofRows rows: Int) -> Double {
    let samples = Double(Samples.count / (rows * 2))
    guard contrast > 0 else { return 0 }
    return max(0, min(1, (block(index, ofRows: rows) / (samples * contrast) + 1) / 2))
  }

  /// The gain of blocks that show a colour between the two.
  func mixed(blocks: Int, ofRows rows: Int, sum: Double, strength: Double) -> Double {
    let samples = Double(Samples.count / (rows * 2))
    return samples * contrast * strength * (2 * sum - Double(blocks) * strength)
  }

  /// The better half, upper or lower, or both, or none.
  var bestHalves: (bits: Int, gain: Double) {
    var upper = 0.0
    var lower = 0.0
    for index in 0..<6 { upper += halves[index] }
    for index in 6..<12 { lower += halves[index] }
    return ((upper > 0 ? 1 : 0) | (lower > 0 ? 2 : 0), max(0, upper) + max(0, lower))
  }

  /// What a band across the cell gains, from one eighth of the height to another; a row that is only
  /// partly new gains more than its share, for it may be mixed by itself.
  func rows(_ eighths: Range<Int>) -> Double {
    var gain = 0.0
    for row in 0..<Samples.rows {
      let share = Self.share(of: row, among: Samples.rows, in: eighths)
      let rowGain = halves[row * 2] + halves[row * 2 + 1]
      gain += share * rowGain + share * (1 - share) * Double(Samples.columns) * contrast
    }
    return gain
  }

  /// What an upright band gains, from one eighth of the width to another.
  func columns(_ eighths: Range<Int>) -> Double {
    var gain = 0.0
    for column in 0..<Samples.columns {
      let share = Self.share(of: column, among: Samples.columns, in: eighths)
      gain += share * columns[column] + share * (1 - share) * Double(Samples.rows) * contrast
    }
    return gain
  }

  /// How much of a line of samples lies in a band of eighths.
  private static func share(of index: Int, among count: Int, in eighths: Range<Int>) -> Double {
    let start = Double(eighths.lowerBound * count) / 8
    let end = Double(eighths.upperBound * count) / 8
    return max(0, min(end, Double(index + 1)) - max(start, Double(index)))
  }
}
