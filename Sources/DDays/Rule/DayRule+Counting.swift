import Almanac

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
      return day(ofOccurrence: number) { start.weekday(weekday, monthsLater: $0 * months) }
    case .lunarYearly(let anniversary):
      return start.lunar.flatMap { anniversary.day(inLunarYear: $0.year + number - 1) }
    }
  }

  private func day(ofOccurrence number: Int, inSteps months: Int) -> CivilDay? {
    guard missingDay == .skip, start.day > 28 else {
      return start.day(monthsLater: (number - 1) * months, missingDay)
    }
    return day(ofOccurrence: number) { start.day(monthsLater: $0 * months, missingDay) }
  }

  /// The day of an occurrence where some steps have none.
  private func day(ofOccurrence number: Int, _ step: (Int) -> CivilDay?) -> CivilDay? {
    var left = number
    for count in 0..<Self.mostSteps {
      guard let day = step(count), day >= start else { continue }
      left -= 1
      if left == 0 { return day }
    }
    return nil
  }

  private static let mostSteps = 120_000
}
