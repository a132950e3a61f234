package import Almanac

/// The days of an event: a first one and its repetitions, which are computed from the first.
package struct DayRule: Hashable, Sendable {
  package var start: CivilDay
  package var recurrence: Recurrence
  package var missingDay: MissingDay
  /// The last possible day; nil if it never ends.
  package var end: CivilDay?
  /// Days of the rule on which it doesn't occur; never the start.
  package var gaps: DayGaps

  package init(
    start: CivilDay, recurrence: Recurrence = .never, missingDay: MissingDay = .last,
    end: CivilDay? = nil, gaps: DayGaps = []
  ) {
    (self.start, self.recurrence) = (start, recurrence)
    (self.missingDay, self.end, self.gaps) = (missingDay, end, gaps)
  }

  /// The most gaps that a rule may have.
  package static let mostGaps = 1000

  /// The day to count to: the next one, or the last if there are no more.
  package func day(seenFrom today: CivilDay) -> CivilDay {
    next(onOrAfter: today) ?? last(before: today)
  }

  /// The first occurrence on or after a day; nil if there are no more.
  package func next(onOrAfter day: CivilDay) -> CivilDay? {
    guard day > start else { return start }
    var day = day
    while let next = endless(onOrAfter: day), end.map({ next <= $0 }) ?? true {
      guard let last = gaps.end(ofRunFrom: next, every: step) else { return next }
      guard last < .last else { return nil }
      day = last.advanced(by: 1)
    }
    return nil
  }

  /// The days from each occurrence to the next; nil if they differ.
  private var step: Int? { if case .days(let days) = recurrence { days } else { nil } }

  /// The last occurrence before a day, or the first of all.
  package func last(before day: CivilDay) -> CivilDay {
    var (low, high) = (start.number, day.number)
    while high - low > 1 {
      let middle = (low + high) / 2
      let next = next(onOrAfter: CivilDay(number: middle))
      if next.map({ $0 < day }) ?? false { low = middle } else { high = middle }
    }
    return CivilDay(number: low)
  }

  private func endless(onOrAfter day: CivilDay) -> CivilDay? {
    switch recurrence {
    case .never: nil
    case .days(let days): start.next(inDays: days, onOrAfter: day)
    case .months(let months): start.next(inSteps: months, onOrAfter: day, missingDay)
    case .weekdays(let weekday, let months): start.next(weekday, inSteps: months, onOrAfter: day)
    case .lunarYearly(let anniversary): anniversary.next(onOrAfter: day)
    }
  }

  /// The rule, starting with the first day that it has: a rule of weekdays may be given another.
  package var synchronized: DayRule {
    guard case .weekdays(let weekday, let months) = recurrence,
      let first = start.next(weekday, inSteps: months, onOrAfter: start)
    else { return self }
    var rule = self
    rule.start = first
    return rule
  }

  /// Whether some of its months or years lack its day.
  package var canMissDays: Bool {
    guard case .months(let months) = recurrence else { return false }
    return months.isMultiple(of: 12) ? start.month == 2 && start.day == 29 : start.day > 28
  }
}

extension DayRule {
  /// The day of an occurrence, ignoring gaps and the end; the first is the start. Nil beyond the
  /// calendar.
  func day(ofOccurrence number: Int) -> CivilDay? {
    guard number >= 1 else { return nil }
    switch recurrence {
    case .never: return number == 1 ? start : nil
    case .days(let days):
      return start.next(inDays: days, onOrAfter: start.advanced(by: (number - 1) * days))
    case .months(let months): return day(ofOccurrence: number, inSteps: months)
    case .weekdays(let weekday, let months):
      return day(ofOccurrence: number, every: months) { start.weekday(weekday, monthsLater: $0) }
    case .lunarYearly(let anniversary):
      return start.lunar.flatMap { anniversary.day(inLunarYear: $0.year + number - 1) }
    }
  }

  private func day(ofOccurrence number: Int, inSteps months: Int) -> CivilDay? {
    guard missingDay == .skip, start.day > 28 else {
      return start.day(monthsLater: (number - 1) * months, missingDay)
    }
    return day(ofOccurrence: number, every: months) { start.day(monthsLater: $0, missingDay) }
  }

  /// The day of an occurrence where some steps have none.
  private func day(
    ofOccurrence number: Int, every months: Int, _ step: (_ monthsLater: Int) -> CivilDay?
  ) -> CivilDay? {
    var left = number
    for later in stride(from: 0, to: Self.monthsOfCalendar, by: months) {
      guard let day = step(later), day >= start else { continue }
      left -= 1
      if left == 0 { return day }
    }
    return nil
  }

  private static let monthsOfCalendar = 12 * CivilDay.last.year
}

extension DayRule {
  /// The last and next occurrences around a day; nil unless it has occurred and will again.
  package func span(around today: CivilDay) -> (last: CivilDay, next: CivilDay)? {
    guard start <= today, let next = next(onOrAfter: today.advanced(by: 1)) else { return nil }
    let last = last(before: today.advanced(by: 1))
    return last < next ? (last, next) : nil
  }
}

/// A weekday of a month, counted from its start or, if negative, from its end: the fourth Thursday,
/// the last Monday.
package struct MonthlyWeekday: Hashable, Sendable {
  package let number: Int
  package let weekday: Weekday

  /// Fails unless some month has such a day.
  package init?(_ number: Int, _ weekday: Weekday) {
    // The least number has no absolute value.
    guard 1...5 ~= number.magnitude else { return nil }
    (self.number, self.weekday) = (number, weekday)
  }

  /// The day in a month; nil if the month has fewer of that weekday, and beyond the calendar.
  package func day(inMonth month: Int, of year: Int) -> CivilDay? {
    guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
    let length = CivilDay.length(ofMonth: month, year: year)
    let start = 1 + (weekday.rawValue - first.weekday.rawValue + 7) % 7
    let count = (length - start) / 7 + 1
    let index = number > 0 ? number - 1 : count + number
    guard 0..<count ~= index else { return nil }
    return CivilDay(year: year, month: month, day: start + 7 * index)
  }
}

/// The way a day repeats.
package enum Recurrence: Hashable, Sendable {
  case never
  /// Every so many days: weeks are seven.
  case days(Int)
  /// On the same day every so many months: years are twelve.
  case months(Int)
  /// On a weekday of the month, such as the fourth Thursday, every so many months.
  case weekdays(MonthlyWeekday, months: Int)
  case lunarYearly(LunarAnniversary)

  package static let daily = Recurrence.days(1)
  package static let weekly = Recurrence.days(7)
  package static let monthly = Recurrence.months(1)
  package static let yearly = Recurrence.months(12)

  /// The longest steps that are understood; years of them reach beyond every life.
  package static let mostDays = 36_500
  package static let mostMonths = 1200
}

extension Recurrence {
  /// The recurrences that a single word expresses.
  package static let plain: [Recurrence] = [.never, .daily, .weekly, .monthly, .yearly]

  /// Reads what `word` writes.
  package init?(word: String) {
    let sides = word.split(separator: " on ", maxSplits: 1)
    guard let step = sides.first.flatMap({ Recurrence(step: $0) }) else { return nil }
    guard sides.count == 2 else {
      self = step
      return
    }
    guard case .months(let months) = step, let day = MonthlyWeekday(word: sides[1]) else {
      return nil
    }
    self = .weekdays(day, months: months)
  }

  private init?(step: Substring) {
    if let plain = Recurrence.plain.first(where: { $0.word == step }) {
      self = plain
      return
    }
    let parts = step.split(separator: " ")
    guard parts.count == 2, let count = Int(parts[0]), 1...Self.mostDays ~= count else {
      return nil
    }
    switch parts[1] {
    case "days": self = .days(count)
    case "weeks": self = .days(count * 7)
    case "months": self = .months(count)
    case "years": self = .months(count * 12)
    default: return nil
    }
    guard isWithinLimits else { return nil }
  }

  private var isWithinLimits: Bool {
    switch self {
    case .days(let days): days <= Self.mostDays
    case .months(let months), .weekdays(_, let months): months <= Self.mostMonths
    case .never, .lunarYearly: true
    }
  }

  /// The words in files and on command lines: `weekly`, `3 months`, `yearly on 4 thursday`.
  package var word: String {
    switch self {
    case .never: "never"
    case .daily: "daily"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .yearly, .lunarYearly: "yearly"
    case .days(let days):
      days.isMultiple(of: 7) ? "\(days / 7) weeks" : "\(days) days"
    case .months(let months):
      months.isMultiple(of: 12) ? "\(months / 12) years" : "\(months) months"
    case .weekdays(let day, let months): "\(Recurrence.months(months).word) on \(day.word)"
    }
  }
}

extension MonthlyWeekday {
  fileprivate init?(word: Substring) {
    let parts = word.split(separator: " ")
    guard parts.count == 2, let number = Int(parts[0]),
      let weekday = Weekday(word: String(parts[1]))
    else { return nil }
    self.init(number, weekday)
  }

  fileprivate var word: String { "\(number) \(weekday)" }
}

/// The replacement for a day in months too short for it.
package enum MissingDay: String, CaseIterable, Hashable, Sendable {
  /// The last day of the month.
  case last
  /// The first day of the next month.
  case next
  /// None; the month is skipped.
  case skip
}

extension CivilDay {
  /// The first day at or after `day` that is a multiple of `days` after this one; nil at the end of
  /// the calendar.
  func next(inDays days: Int, onOrAfter day: CivilDay) -> CivilDay? {
    let next = number + max(0, day.number - number + days - 1) / days * days
    return next <= CivilDay.last.number ? CivilDay(number: next) : nil
  }

  /// The first such weekday at or after `day`, in this month or one a multiple of `months` after
  /// it; nil at the end of the calendar.
  func next(
    _ weekday: MonthlyWeekday, inSteps months: Int, onOrAfter day: CivilDay
  ) -> CivilDay? {
    let distance = (day.year - year) * 12 + day.month - month
    let first = max(0, distance / months - 1)
    // A fifth weekday may be missing for years where months lie years apart: a leap February has
    // one on the same day every 28 years, and every 40 around a century.
    return (first...first + 42).lazy
      .compactMap { self.weekday(weekday, monthsLater: $0 * months) }
      .first { $0 >= day && $0 >= self }
  }

  /// The weekday in the month a number of months later; nil if it has none, and at the end of the
  /// calendar.
  func weekday(_ weekday: MonthlyWeekday, monthsLater months: Int) -> CivilDay? {
    let index = year * 12 + month - 1 + months
    return weekday.day(inMonth: index % 12 + 1, of: index / 12)
  }

  /// The first day at or after `day` that is a multiple of `months` after this one; nil at the end
  /// of the calendar.
  func next(inSteps months: Int, onOrAfter day: CivilDay, _ missing: MissingDay) -> CivilDay? {
    let distance = (day.year - year) * 12 + day.month - month
    // An occurrence may fall into the month after its own, and leap days can be eight years apart.
    let first = max(0, distance / months - 1)
    return (first...first + 10).lazy
      .compactMap { self.day(monthsLater: $0 * months, missing) }
      .first { $0 >= day }
  }

  /// The day a number of months later; nil if it is skipped, and at the end of the calendar.
  func day(monthsLater months: Int, _ missing: MissingDay) -> CivilDay? {
    let most = (CivilDay.last.year - year) * 12 + CivilDay.last.month - month
    guard 0...most ~= months else { return nil }
    let day = adding(months: months)
    guard day.day != self.day else { return day }
    switch missing {
    case .last: return day
    case .next: return day.advanced(by: 1)
    case .skip: return nil
    }
  }
}
