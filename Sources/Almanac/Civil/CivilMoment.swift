/// A day and a time, as a calendar and a clock on the wall show them.
package struct CivilMoment: Hashable, Sendable {
  package var day: CivilDay
  package var time: CivilTime

  package init(day: CivilDay, time: CivilTime = .midnight) {
    self.day = day
    self.time = time
  }

  /// The moment a number of seconds after 1 January 1970, clamped to the calendar.
  package init(seconds: Int) {
    let day = CivilDay(number: seconds.floorQuotient(86_400))
    let past = seconds.subtractingClamped(day.number * 86_400)
    self.init(day: day, time: CivilTime(secondOfDay: min(max(past, 0), 86_399)))
  }

  /// The seconds since 1 January 1970 on the same clock, with 86,400 to a day.
  package var seconds: Int { day.number * 86_400 + time.secondOfDay }
}

extension CivilMoment: Comparable {
  package static func < (left: CivilMoment, right: CivilMoment) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}

extension CivilMoment: CustomStringConvertible {
  package var description: String { "\(day)T\(time)" }
}
