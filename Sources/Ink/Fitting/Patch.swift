/// The contents that a cell should show: a few pure colours, and their shares in each sample.
struct Patch {
  /// The tones; the first is the background.
  private(set) var tones: InlineArray<4, Tone>
  private(set) var count = 1
  /// The shares of each tone. In every sample they add up to 1.
  private(set) var shares: InlineArray<4, Samples>
  /// The tones that are the background or a faint tint of it.
  private(set) var isTint = InlineArray<4, Bool>(repeating: true)
  /// Whether mixed colours may show an edge.
  private(set) var isSoft = false

  init(ground: Tone) {
    tones = InlineArray(repeating: ground)
    shares = InlineArray(repeating: Samples(repeating: 0))
    shares[0] = Samples(repeating: 1)
  }

  /// Covers the whole cell with ink.
  mutating func cover(with ink: Tone, opacity: Double) {
    for index in 0..<count { tones[index] = tones[index].mixed(with: ink, opacity) }
  }

  /// Covers a part of the cell with ink. Front tones give way first, so that nothing is covered
  /// twice.
  mutating func cover(with ink: Tone, opacity: Double, coverage: Samples, edge: Layer.Edge) {
    for index in (0..<count).reversed() where !shares[index].isNothing {
      let mixed = tones[index].mixed(with: ink, opacity)
      let place = place(for: mixed, isTint: isTint[index] && opacity < 0.5)
      if place != index { move(coverage, from: index, to: place) }
    }
    isSoft = edge == .soft
  }

  private mutating func move(_ coverage: Samples, from tone: Int, to other: Int) {
    var given = shares[tone]
    given.combine(coverage) { $0 * $1 }
    shares[tone].combine(given) { $0 - $1 }
    shares[other].combine(given) { $0 + $1 }
  }

  /// The index of a tone, added if necessary; with four tones in use, the index of the nearest.
  private mutating func place(for tone: Tone, isTint: Bool) -> Int {
    var best = (index: 0, square: Double.infinity)
    for index in 0..<count {
      let square = (tones[index] - tone).square
      if square < best.square { best = (index, square) }
    }
    guard best.square >= Self.least, count < 4 else { return best.index }
    tones[count] = tone
    self.isTint[count] = isTint
    count += 1
    return count - 1
  }

  /// The squared distance below which tones look the same.
  private static let least = 12.0

  /// Merges two tones, weighted in quarters by their shares: a separate colour for every cell would
  /// look no better.
  mutating func blend(_ tone: Int, into other: Int) {
    let sum = shares[tone].sum + shares[other].sum
    guard tone != other, sum > 0 else { return }
    let share = (shares[other].sum / sum * 4).rounded() / 4
    tones[other] = tones[tone].mixed(with: tones[other], Double(share))
    shares[other].combine(shares[tone]) { $0 + $1 }
    shares[tone] = Samples(repeating: 0)
  }

  /// The number of samples in which a tone covers more than half.
  func samples(of tone: Int) -> Int { shares[tone].count(above: 0.5) }

  /// The average colour, for text to stand on.
  var mean: Tone {
    var sum = Tone.black
    for index in 0..<count {
      sum = sum + tones[index] * Double(shares[index].sum / Float(Samples.count))
    }
    return sum
  }
}

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
