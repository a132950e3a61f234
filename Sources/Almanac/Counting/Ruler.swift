import FoundationEssentials

/// Marks of whole months and days on a zone's calendar, forwards or backwards from a date.
struct Ruler {
  let zone: Zone
  let origin: Int
  let moment: CivilMoment
  /// 1 towards the future, -1 towards the past.
  let direction: Int

  init(zone: Zone, origin: Date, direction: Int) {
    self.zone = zone
    self.origin = origin.seconds
    self.direction = direction
    moment = zone.civil(at: origin)
  }

  /// The number of whole months that fit into a length.
  func months(in seconds: Int) -> Int {
    let end = zone.civil(at: origin + direction * seconds).day
    var count = abs((end.year - moment.day.year) * 12 + end.month - moment.day.month)
    while count > 0, mark(months: count) > seconds { count -= 1 }
    while mark(months: count + 1) <= seconds { count += 1 }
    return count
  }

  /// The number of whole days that fit into a length after `months` months.
  func days(in seconds: Int, afterMonths months: Int) -> Int {
    var count = max(0, (seconds - mark(months: months)) / 86_400)
    while count > 0, mark(months: months, days: count) > seconds { count -= 1 }
    while mark(months: months, days: count + 1) <= seconds { count += 1 }
    return count
  }

  func range(months: Int, _ length: Int) -> Range<Int> {
    mark(months: months)..<mark(months: months + length)
  }

  func range(afterMonths months: Int, days: Int) -> Range<Int> {
    mark(months: months, days: days)..<mark(months: months, days: days + 1)
  }

  /// The seconds from the origin to a mark; `.max` past the end of the calendar.
  private func mark(months: Int, days: Int = 0) -> Int {
    guard months > 0 || days > 0 else { return 0 }
    let day = moment.day.adding(months: direction * months).advanced(by: direction * days)
    guard day != .first, day != .last else { return .max }
    let date = zone.date(of: CivilMoment(day: day, time: moment.time))
    return max(0, (date.seconds - origin) * direction)
  }
}
