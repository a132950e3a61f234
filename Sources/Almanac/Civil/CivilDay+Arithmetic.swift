extension CivilDay {
  /// The number of days since 1 January 1970.
  package var number: Int { CivilDay.number(year: year, month: month, day: day) }

  /// The day with this number, clamped to the calendar.
  package init(number: Int) {
    let number = min(max(number, CivilDay.first.number), CivilDay.last.number)
    // Years start in March here, so that a leap day comes last.
    let sinceMarch = number + 719_468
    let era = sinceMarch / 146_097
    let dayOfEra = sinceMarch % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      checked: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day a number of months later, or the last day of that month if it is too short.
  package func adding(months: Int) -> CivilDay {
    let months = min(max(months, -120_000), 120_000)
    let index = year * 12 + month - 1 + months
    guard index >= 12 else { return .first }
    guard index < 120_000 else { return .last }
    let (year, month) = (index / 12, index % 12 + 1)
    return CivilDay(
      checked: year, month, min(day, CivilDay.length(ofMonth: month, year: year)))
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch % 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension CivilDay: Strideable {
  package func distance(to other: CivilDay) -> Int { other.number - number }

  /// The day a number of days later, clamped to the calendar.
  package func advanced(by days: Int) -> CivilDay {
    CivilDay(number: number.addingClamped(days))
  }

  package static func == (left: CivilDay, right: CivilDay) -> Bool {
    (left.year, left.month, left.day) == (right.year, right.month, right.day)
  }

  package static func < (left: CivilDay, right: CivilDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
