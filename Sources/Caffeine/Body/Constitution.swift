/// How a person bears caffeine, as far as it can be set.
package struct Constitution: Hashable, Sendable {
  /// What a day should not exceed.
  package let limit: Double
  /// Above it nobody sleeps well.
  package let sleepLevel: Double
  package let metabolism: Metabolism

  /// Of what can't be, the nearest that can; what isn't said is as usual.
  package init(limit: Double? = nil, sleepLevel: Double? = nil, halfLife: Double? = nil) {
    self.limit = (limit ?? 400).clamped(to: 1...5000)
    self.sleepLevel = (sleepLevel ?? 50).clamped(to: 1...1000)
    metabolism = halfLife.map { Metabolism(halfLife: $0) } ?? Metabolism()
  }
}
