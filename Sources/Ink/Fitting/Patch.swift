/// What a cell should show: some pure colours, and how much each of its samples shows of them.
struct Patch {
  /// The ground is the first.
  private(set) var tones: InlineArray<4, Tone>
  private(set) var count = 1
  /// Of each sample, the shares of all tones together make one.
  private(set) var shares: InlineArray<4, Samples>
  /// Which tones are the ground, or hardly more than a tint of it.
  private(set) var isTint = InlineArray<4, Bool>(repeating: true)
  /// Whether an edge in it may be shown by a colour between.
  private(set) var isSoft = false

  init(ground: Tone) {
    tones = InlineArray(repeating: ground)
    shares = InlineArray(repeating: Samples(repeating: 0))
    shares[0] = Samples(repeating: 1)
  }

  /// Lays ink over all of it.
  mutating func cover(with ink: Tone, opacity: Double) {
    for index in 0..<count { tones[index] = tones[index].mixed(with: ink, opacity) }
  }

  /// Lays ink over a part of it; the front tones give way first, so that none is covered twice.
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

  /// Where a tone is among the others; a fifth is shown as the one that comes nearest.
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

  /// Tones that differ by less than this are one to the eye.
  private static let least = 12.0

  /// Makes one tone of two, to a quarter as much of each as the samples show: a colour for every
  /// cell would be seen no better.
  mutating func blend(_ tone: Int, into other: Int) {
    let sum = shares[tone].sum + shares[other].sum
    guard tone != other, sum > 0 else { return }
    let share = (shares[other].sum / sum * 4).rounded() / 4
    tones[other] = tones[tone].mixed(with: tones[other], Double(share))
    shares[other].combine(shares[tone]) { $0 + $1 }
    shares[tone] = Samples(repeating: 0)
  }

  /// How many samples show a tone more than all others.
  func samples(of tone: Int) -> Int { shares[tone].count(above: 0.5) }

  /// One colour for all of it, for a text to stand on.
  var mean: Tone {
    var sum = Tone.black
    for index in 0..<count {
      sum = sum + tones[index] * Double(shares[index].sum / Float(Samples.count))
    }
    return sum
  }
}
