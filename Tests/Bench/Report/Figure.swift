/// One result: a name that says the stage and what was measured, and how much it is.
struct Figure: Encodable, Sendable {
  let name: String
  let unit: Unit
  let value: Double
  /// The least of all repetitions, where there were several.
  var least: Double?
  /// What the value may be at most, where that is agreed.
  var limit: Double?

  init(_ name: String, _ value: Double, _ unit: Unit, limit: Double? = nil) {
    self.name = name
    self.unit = unit
    self.value = value
    self.limit = limit
  }

  init(_ name: String, _ timing: Timing, in unit: Unit, limit: Double? = nil) {
    self.init(name, timing.median / unit.nanoseconds, unit, limit: limit)
    least = timing.least / unit.nanoseconds
  }

  var isWithinLimit: Bool { limit.map { value <= $0 } ?? true }
}
