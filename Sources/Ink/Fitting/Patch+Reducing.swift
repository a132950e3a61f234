extension Patch {
  /// Puts one colour in place of the ground and a tinted area of it that lie on both sides of a line:
  /// that between them is seen on neither side, where one would be a speck on the other.
  mutating func blendTints() {
    let tints = (0..<count).filter { isTint[$0] && shares[$0].sum > 0 }
    let isInked = (0..<count).contains { !isTint[$0] && samples(of: $0) >= Self.line }
    guard tints.count == 2, isInked, isAlongSide(tints[1]) else { return }
    blend(tints[0], into: tints[1])
  }

  /// Whether a tone goes on beyond all of one side of the cell, as an area does but no stroke.
  private func isAlongSide(_ tone: Int) -> Bool {
    let (columns, count) = (Samples.columns, Samples.count)
    let rows = [0..<columns, count - columns..<count]
    return rows.contains { $0.allSatisfy { shares[tone][$0] > 0.5 } }
      || [0, columns - 1].contains { column in
        stride(from: column, to: count, by: columns).allSatisfy { shares[tone][$0] > 0.5 }
      }
  }

  /// How much the samples show of the upper of two tones when there are no others, and the squared
  /// error of that.
  func reduced(to lower: Int, _ upper: Int) -> (shares: Samples, error: Double) {
    var reduced = shares[upper]
    var error = 0.0
    for other in 0..<count where other != lower && other != upper {
      let sum = shares[other].sum
      guard sum > 0 else { continue }
      let (tone, weight) = substitute(for: other, lower, upper)
      error += (tones[other] - tones[tone]).square * weight * Double(sum)
      if tone == upper { reduced.combine(shares[other]) { $0 + $1 } }
    }
    return (reduced, error)
  }

  /// Which of two tones stands for a third, and how much sooner than others the eye sees that.
  ///
  /// Two tints of the ground stand for each other, best where that ends below a line and doesn't
  /// spill over it. But what lies outside a ring is never shown inside it, rather a thicker ring.
  private func substitute(
    for other: Int, _ lower: Int, _ upper: Int
  ) -> (tone: Int, weight: Double) {
    if isTint[other] && isTint[lower] { return (lower, other < lower ? 4 : 1) }
    guard other > upper else { return (upper, 2) }
    let isNearUpper = (tones[other] - tones[upper]).square < (tones[other] - tones[lower]).square
    return (isNearUpper ? upper : lower, samples(of: other) < Self.speck ? 1 : 4)
  }

  /// So many samples of ink are a line through the cell.
  private static let line = Samples.columns

  /// A part of ink no larger than this may be missing.
  private static let speck = 6

  /// The squared error of a cell that shows one tone only.
  func error(of tone: Int) -> Double {
    var error = 0.0
    for other in 0..<count where other != tone {
      error += (tones[other] - tones[tone]).square * Double(shares[other].square)
    }
    return error
  }
}
