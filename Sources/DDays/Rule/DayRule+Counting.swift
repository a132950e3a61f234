import Almanac

extension DayRule {
  /// The day of an occurrence, ignoring the end; the first is the start. Nil beyond the calendar.
  func day(ofOccurrence number: Int) -> CivilDay? {
    guard number >= 1 else { return nil }
    switch recurrence {
    case .never: return number == 1 ? start : nil
    case .weekly: return start.next(inWeeksOnOrAfter: start.advanced(by: (number - 1) * 7))
    case .monthly: return day(ofOccurrence: number, inSteps: 1)
    case .yearly: return day(ofOccurrence: number, inSteps: 12)
    case .lunarYearly(let anniversary):
      return start.lunar.flatMap { anniversary.day(inLunarYear: $0.year + number - 1) }
    }
  }

  private func day(ofOccurrence number: Int, inSteps months: Int) -> CivilDay? {
    guard missingDay == .skip, start.day > 28 else {
      return start.day(monthsLater: (number - 1) * months, missingDay)
    }
    var left = number
    for count in 0...120_000 / months {
      guard start.day(monthsLater: count * months, missingDay) != nil else { continue }
      left -= 1
      if left == 0 { return start.day(monthsLater: count * months, missingDay) }
    }
    return nil
  }
}
