/// A result: a name for the stage and what was measured, and a value.
struct Figure: Encodable, Sendable {
  let name: String
  let unit: Unit
  let value: Double
  /// The minimum of all repetitions; nil if there was only one.
  var least: Double?
  /// The agreed maximum; nil without one.
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
