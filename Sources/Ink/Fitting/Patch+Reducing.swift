extension Patch {
  /// The patch with two tones only, and the squared error of that.
  func reduced(to lower: Int, _ upper: Int) -> (patch: Patch, error: Double) {
    var patch = self
    var error = 0.0
    for index in 0..<Samples.count {
      let owner = Int(owners[index])
      guard owner != lower, owner != upper else { continue }
      let (tone, weight) = substitute(for: owner, lower, upper)
      error += (self.tone(ofSample: index) - tones[tone]).square * weight
      patch.mix(tones[tone], 1, intoSample: index)
    }
    return (patch, error)
  }

  /// Which of two tones stands for a third, and how much sooner than others the eye sees that.
  ///
  /// Two tints of the ground stand for each other, best where that ends below a line and doesn't
  /// spill over it. But what lies outside a ring is never shown inside it, rather a thicker ring.
  private func substitute(
    for owner: Int, _ lower: Int, _ upper: Int
  ) -> (tone: Int, weight: Double) {
    if isTint[owner] && isTint[lower] { return (lower, owner < lower ? 4 : 1) }
    guard owner > upper else { return (upper, 2) }
    let isNearUpper = (tones[owner] - tones[upper]).square < (tones[owner] - tones[lower]).square
    return (isNearUpper ? upper : lower, samples(of: owner) < Self.speck ? 1 : 4)
  }

  /// A part of ink no larger than this may be missing.
  private static let speck = 6
}
