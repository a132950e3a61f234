package import Almanac
package import FoundationEssentials

/// The hours in which it counts as night, such as `22:00-07:00`; they may go past midnight.
package struct NightHours: Hashable, Sendable {
  let start: CivilTime
  let end: CivilTime

  /// Fails unless it reads two different times of day with a hyphen between.
  package init?(_ text: String) {
    let times = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { CivilTime(written: $0) }
    guard times.count == 2, let start = times[0], let end = times[1], start != end else {
      return nil
    }
    (self.start, self.end) = (start, end)
  }

  /// Whether it is day at a date, and until when. Each day has one beginning and one end, also where
  /// clocks show a time twice or skip it.
  package func daytime(at date: Date, in zone: Zone) -> Daytime {
    let today = zone.civil(at: date).day
    let all = (-1...2).flatMap { offset in
      let day = today.advanced(by: offset)
      return [(start, false), (end, true)].map { time, isDay in
        (date: zone.date(of: CivilMoment(day: day, time: time)), isDay: isDay)
      }
    }
    .sorted { $0.date < $1.date }
    // A night that the clocks skip as a whole turns nothing.
    let turns = all.filter { turn in
      all.last { $0.date == turn.date }?.isDay == turn.isDay
    }
    let last = turns.last { $0.date <= date }
    let isDay = last?.isDay ?? false
    let next = turns.first { $0.date > date && $0.isDay != isDay }
    return Daytime(isDay: isDay, until: next?.date ?? .distantFuture)
  }
}

extension NightHours: CustomStringConvertible {
  package var description: String {
    [start, end].map { "\($0)".prefix(5) }.joined(separator: "-")
  }
}

extension CivilTime {
  /// Fails unless it reads an hour and a minute of two digits: `07:00`, or `7:00`.
  fileprivate init?(written text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
