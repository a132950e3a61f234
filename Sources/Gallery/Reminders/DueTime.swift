import Almanac
import FoundationEssentials
import Diary

/// A due time relative to a date, more precise the nearer it is.
struct DueTime: Hashable {
  enum Saying: Hashable {
    case yesterday, today, tomorrow
    case time(Date)
    case weekday(Weekday)
    case day(CivilDay)
  }

  let saying: Saying
  /// The time on another day; nil if the whole day counts.
  let time: Date?
  let isOver: Bool

  /// The instant at which it is due; nil if the whole day counts.
  var date: Date? {
    if case .time(let date) = saying { date } else { time }
  }

  init(_ saying: Saying, time: Date? = nil, isOver: Bool = false) {
    (self.saying, self.time, self.isOver) = (saying, time, isOver)
  }

  init(_ deadline: Deadline, at date: Date, in zone: Zone) {
    isOver = deadline.isOver(at: date, in: zone)
    let day = deadline.day(in: zone)
    let distance = day.number - zone.civil(at: date).day.number
    saying =
      switch (distance, deadline) {
      case (0, .date(let date)): .time(date)
      case (0, .day): .today
      case (-1, _): .yesterday
      case (1, _): .tomorrow
      case (2...6, _): .weekday(day.weekday)
      default: .day(day)
      }
    time = if case .date(let date) = deadline, distance != 0 { date } else { nil }
  }
}
