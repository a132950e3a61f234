extension Patch {
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
