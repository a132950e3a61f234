import FoundationEssentials

extension Date {
  private static var referenceSeconds: Int { 978_307_200 }

  /// The whole seconds since 1970, rounded down and clamped to the calendar.
  var seconds: Int {
    // `timeIntervalSince1970` can round up to the next second.
    let past = timeIntervalSinceReferenceDate.rounded(.down)
    guard past > -70_000_000_000 else { return CivilMoment.first.seconds }
    guard past < 260_000_000_000 else { return CivilMoment.last.seconds }
    let seconds = Int(past) + Date.referenceSeconds
    return min(max(seconds, CivilMoment.first.seconds), CivilMoment.last.seconds)
  }

  init(seconds: Int) {
    self.init(
      timeIntervalSinceReferenceDate: Double(seconds.subtractingClamped(Date.referenceSeconds)))
  }

  /// The date, clamped to the calendar.
  var clamped: Date {
    let first = Date(seconds: CivilMoment.first.seconds).timeIntervalSinceReferenceDate
    let last = Date(seconds: CivilMoment.last.seconds).timeIntervalSinceReferenceDate
    let own = timeIntervalSinceReferenceDate
    // NaN isn't greater than the first date either.
    return Date(timeIntervalSinceReferenceDate: own > first ? Swift.min(own, last) : first)
  }
}

extension CivilMoment {
  static let first = CivilMoment(day: .first)
  static let last = CivilMoment(day: .last, time: CivilTime(secondOfDay: 86_399))
}
