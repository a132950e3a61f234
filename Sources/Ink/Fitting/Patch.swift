/// What a cell should show: the colours of its samples, and the pure ones that they are mixed of.
struct Patch {
  private(set) var red: Samples
  private(set) var green: Samples
  private(set) var blue: Samples
  /// The ground is the first.
  private(set) var tones: InlineArray<4, Tone>
  private(set) var count = 1
  /// Which of the tones most of a sample shows.
  private(set) var owners = InlineArray<24, UInt8>(repeating: 0)
  /// Which tones are the ground, or hardly more than a tint of it.
  private(set) var isTint = InlineArray<4, Bool>(repeating: true)
  /// How many samples show each tone.
  private var owned = InlineArray<4, Int>(repeating: 0)
  /// Whether an edge in it may be shown by a colour between.
  private(set) var isSoft = false

  init(ground: Tone) {
    red = Samples(repeating: Float(ground.red))
    green = Samples(repeating: Float(ground.green))
    blue = Samples(repeating: Float(ground.blue))
    tones = InlineArray(repeating: ground)
    owned[0] = Samples.count
  }

  func tone(ofSample index: Int) -> Tone {
    Tone(red: Double(red[index]), green: Double(green[index]), blue: Double(blue[index]))
  }

  /// Lays ink over all of it.
  mutating func cover(with tone: Tone, opacity: Double) {
    for index in 0..<Samples.count { mix(tone, Float(opacity), intoSample: index) }
    for index in 0..<count { tones[index] = tones[index].mixed(with: tone, opacity) }
  }

  /// Lays ink over a part of it.
  mutating func cover(
    with tone: Tone, opacity: Double, coverage: Samples, edge: Layer.Edge
  ) {
    let owner = place(for: tones[0].mixed(with: tone, opacity), isTint: opacity < 0.5)
    for index in 0..<Samples.count {
      mix(tone, Float(opacity) * coverage[index], intoSample: index)
      guard coverage[index] >= 0.5 else { continue }
      owned[Int(owners[index])] -= 1
      owned[owner] += 1
      owners[index] = UInt8(owner)
    }
    isSoft = edge == .soft
  }

  mutating func mix(_ tone: Tone, _ share: Float, intoSample index: Int) {
    red[index] += (Float(tone.red) - red[index]) * share
    green[index] += (Float(tone.green) - green[index]) * share
    blue[index] += (Float(tone.blue) - blue[index]) * share
  }

  /// Where a tone is among the others; of five the fourth gives way.
  private mutating func place(for tone: Tone, isTint: Bool) -> Int {
    for index in 0..<count where (tones[index] - tone).square < 12 { return index }
    count = min(4, count + 1)
    tones[count - 1] = tone
    self.isTint[count - 1] = isTint
    return count - 1
  }

  /// Whether a tone is more than the fringe of another.
  func isVisible(_ tone: Int) -> Bool { samples(of: tone) > 0 }

  /// How many samples show a tone.
  func samples(of tone: Int) -> Int { owned[tone] }

  /// One colour for all of it, for a text to stand on.
  var mean: Tone {
    var sum = Tone.black
    for index in 0..<Samples.count { sum = sum + tone(ofSample: index) }
    return sum * (1 / Double(Samples.count))
  }
}
