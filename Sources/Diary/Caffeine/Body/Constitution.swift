/// A user's sensitivity to caffeine.
package struct Constitution: Hashable, Sendable {
  /// The daily limit in milligrams.
  package let limit: Double
  /// The level in milligrams above which sleep suffers.
  package let sleepLevel: Double
  package let metabolism: Metabolism

  /// Clamps `limit` to 1-5000 and `sleepLevel` to 1-1000; nil means 400 mg, 50 mg and the usual
  /// half-life.
  package init(limit: Double? = nil, sleepLevel: Double? = nil, halfLife: Double? = nil) {
    self.limit = (limit ?? 400).clamped(to: 1...5000)
    self.sleepLevel = (sleepLevel ?? 50).clamped(to: 1...1000)
    metabolism = halfLife.map { Metabolism(halfLife: $0) } ?? Metabolism()
  }
}
