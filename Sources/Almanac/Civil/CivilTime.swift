/// A time of day, as a clock on the wall shows it.
package struct CivilTime: Hashable, Sendable {
  package let hour: Int
  package let minute: Int
  package let second: Int

  package static let midnight = CivilTime(secondOfDay: 0)

  /// Fails if no clock shows such a time.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.init(secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// The time a number of seconds after midnight, modulo one day.
  package init(secondOfDay: Int) {
    let second = secondOfDay.floorModulo(86_400)
    hour = second / 3600
    minute = second / 60 % 60
    self.second = second % 60
  }

  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}

extension CivilTime: Comparable {
  package static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}

extension CivilTime: CustomStringConvertible {
  package var description: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
  }
}
