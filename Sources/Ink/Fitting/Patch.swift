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
