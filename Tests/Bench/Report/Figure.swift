/// A result: a name for the stage and what was measured, and a value.
struct Figure: Encodable, Sendable {
  let name: String
  let unit: Unit
  /// Nil if it can't be measured here.
  let value: Double?
  /// The minimum of all repetitions; nil if there was only one.
  var least: Double?
  /// The agreed maximum; nil without one.
  var limit: Double?
  /// Why it can't be measured here.
  var lack: String?

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

  /// A figure that can't be measured here.
  init(_ name: String, lacking lack: String, _ unit: Unit, limit: Double? = nil) {
    (self.name, self.unit, self.limit, self.lack) = (name, unit, limit, lack)
    value = nil
  }

  var isWithinLimit: Bool {
    guard let value, let limit else { return true }
    return value <= limit
  }
}
