extension Patch {
  /// Merges the background and a tint of it into one colour if they lie on both sides of a line.
  /// The merged colour looks right on both sides; either of the two would be a speck on the other
  /// side.
  mutating func blendTints() {
    let tints = (0..<count).filter { isTint[$0] && shares[$0].sum > 0 }
    let isInked = (0..<count).contains { !isTint[$0] && samples(of: $0) >= Self.line }
    guard tints.count == 2, isInked, isAlongSide(tints[1]) else { return }
    blend(tints[0], into: tints[1])
  }

  /// Whether a tone fills a whole side of the cell, as an area does but a stroke doesn't.
  private func isAlongSide(_ tone: Int) -> Bool {
    let (columns, count) = (Samples.columns, Samples.count)
    let rows = [0..<columns, count - columns..<count]
    return rows.contains { $0.allSatisfy { shares[tone][$0] > 0.5 } }
      || [0, columns - 1].contains { column in
        stride(from: column, to: count, by: columns).allSatisfy { shares[tone][$0] > 0.5 }
      }
  }

  /// The share of the upper tone in each sample if only two tones may show, and the squared error.
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

  /// The one of two tones that replaces a third, and how visible that mistake is.
  ///
  /// Tints of the background replace each other, preferably where one ends below a line and doesn't
  /// spill over it. The outside of a ring never shows inside it; the ring gets thicker instead.
  private func substitute(
    for other: Int, _ lower: Int, _ upper: Int
  ) -> (tone: Int, weight: Double) {
    if isTint[other] && isTint[lower] { return (lower, other < lower ? 4 : 1) }
    guard other > upper else { return (upper, 2) }
    let isNearUpper = (tones[other] - tones[upper]).square < (tones[other] - tones[lower]).square
    return (isNearUpper ? upper : lower, samples(of: other) < Self.speck ? 1 : 4)
  }

  /// The number of ink samples that form a line through the cell.
  private static let line = Samples.columns

  /// The largest number of ink samples that may be dropped.
  private static let speck = 6

  /// The squared error of a cell that shows only one tone.
  func error(of tone: Int) -> Double {
    var error = 0.0
    for other in 0..<count where other != tone {
      error += (tones[other] - tones[tone]).square * Double(shares[other].square)
    }
    return error
  }
}
