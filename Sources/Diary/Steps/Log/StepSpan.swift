package import Almanac

/// The days whose steps are read from a file, and the device that counts.
package struct StepSpan: Hashable, Sendable {
  package let start: CivilDay
  package let days: Int
  /// Nil for all devices.
  package let device: String?

  /// Enough for a week, for some weeks to come.
  package static let usualDays = 60

  package init(since start: CivilDay, days: Int = usualDays, device: String? = nil) {
    (self.start, self.days, self.device) = (start, days, device)
  }

  /// Whether this span will do in place of another: it starts no later, and its end is far enough.
  func covers(_ other: StepSpan) -> Bool {
    let distance = other.start.number - start.number
    return days >= other.days && device == other.device
      && 0...days - (other.days + 1) / 2 ~= distance
  }
}
