import Almanac
import FoundationEssentials

/// What the phrases of a due time have said so far, each thing at most once.
struct DueParts {
  private var day: CivilDay?
  private var weekday: Weekday?
  private var time: Int?
  private var daypart: Int?
  private var isToday = false
  private var isHalfOfDayOpen = false
  private var date: Date?
  private var repetition: Repetition?
  /// The place of the words for the repetition; nil if there are none.
  private(set) var repetitionWords: Range<Int>?

  /// The parts with one more, said by the words at a place; nil if it says a thing twice.
  func adding(_ meaning: DueMeaning, of words: Range<Int>) -> DueParts? {
    var parts = self
    guard date == nil else { return nil }
    switch meaning {
    case .day(let day):
      guard self.day == nil, weekday == nil, !isToday else { return nil }
      parts.day = day
    case .time(let time):
      guard self.time == nil else { return nil }
      parts.time = time
    case .hour(let hour):
      guard time == nil else { return nil }
      (parts.time, parts.isHalfOfDayOpen) = (hour * 60, true)
    case .daypart(let daypart):
      guard self.daypart == nil else { return nil }
      parts.daypart = daypart
    case .today(let daypart):
      guard self.daypart == nil, day == nil, weekday == nil else { return nil }
      (parts.daypart, parts.isToday) = (daypart, true)
    case .date(let date):
      guard day == nil, weekday == nil, minutes == nil else { return nil }
      parts.date = date
    case .repetition(let repetition):
      guard self.repetition == nil else { return nil }
      (parts.repetition, parts.repetitionWords) = (repetition, words)
    case .weekly(let weekday):
      guard repetition == nil, day == nil, !isToday else { return nil }
      parts.weekday = weekday
      parts.repetition = Repetition(count: 1, unit: .weeks, countsFromDue: true)
      parts.repetitionWords = words
    }
    return parts
  }

  /// The minutes after midnight; `9:00 in the evening` is 21:00, `tomorrow at 6` is 18:00.
  private var minutes: Int? {
    guard let time else { return daypart }
    guard let daypart else { return isHalfOfDayOpen ? time.inWakingHours : time }
    // Twelve at night is midnight.
    if daypart > 1080, time == 720 { return 1440 }
    return daypart >= 720 && time < 720 ? time + 720 : time
  }

  /// The due time that they make at a date; nil if they don't make one.
  func due(at now: Date, in zone: Zone) -> SpokenDue? {
    if let date { return SpokenDue(deadline: .date(date), repetition: repetition) }
    guard day != nil || minutes != nil || repetition != nil else { return nil }
    if daypart != nil, day == nil, repetition == nil, !isToday { return nil }
    // `at 8` alone may be this evening or tomorrow morning.
    if isHalfOfDayOpen, daypart == nil, day == nil, repetition == nil { return nil }
    return SpokenDue(
      deadline: deadline(at: zone.civil(at: now), in: zone),
      repetition: repetition.map { day == nil ? $0 : $0.fromDue })
  }

  private func deadline(at now: CivilMoment, in zone: Zone) -> Deadline {
    guard let minutes else { return .day(day ?? start(at: now.day)) }
    let isPast = minutes <= now.time.secondOfDay / 60
    if isToday {
      // A part of the day that is over leaves its day.
      return time == nil && isPast ? .day(now.day) : .date(zone.date(of: minutes, after: now.day))
    }
    if let day { return .date(zone.date(of: minutes, after: day)) }
    // A time alone is its next occurrence.
    return .date(zone.date(of: minutes, after: start(at: now.day.advanced(by: isPast ? 1 : 0))))
  }

  /// The first day of a repetition from a day on.
  private func start(at day: CivilDay) -> CivilDay {
    if let weekday { return day.weekday == weekday ? day : day.following(weekday) }
    guard repetition?.unit == .businessDays, day.weekday.rawValue >= Weekday.saturday.rawValue
    else { return day }
    return day.following(.monday)
  }
}

extension Int {
  /// Minutes after midnight or noon as those at which most people are up, from 7:00 on.
  fileprivate var inWakingHours: Int { self < 420 ? self + 720 : self }
}

extension Repetition {
  /// A named day stays the same in other weeks, months and years.
  fileprivate var fromDue: Repetition {
    switch unit {
    case .days, .businessDays: self
    case .weeks, .months, .years: Repetition(count: count, unit: unit, countsFromDue: true)
    }
  }
}

extension Zone {
  fileprivate func date(of minutes: Int, after day: CivilDay) -> Date {
    let day = day.advanced(by: minutes / 1440)
    return date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: minutes % 1440 * 60)))
  }
}
