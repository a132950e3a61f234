import FoundationEssentials

extension Date {
  private static var referenceSeconds: Int { 978_307_200 }

  /// The whole seconds since 1970 that have passed, held to the years that the calendar has.
  var seconds: Int {
    // Not by `timeIntervalSince1970`: it rounds, up to the next second at worst.
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

  /// The date itself if the calendar holds it, otherwise the nearest that it holds.
  var clamped: Date {
    let first = Date(seconds: CivilMoment.first.seconds).timeIntervalSinceReferenceDate
    let last = Date(seconds: CivilMoment.last.seconds).timeIntervalSinceReferenceDate
    let own = timeIntervalSinceReferenceDate
    // What is no number at all is not greater than the first.
    return Date(timeIntervalSinceReferenceDate: own > first ? Swift.min(own, last) : first)
  }
}

extension CivilMoment {
  static let first = CivilMoment(day: .first)
  static let last = CivilMoment(day: .last, time: CivilTime(secondOfDay: 86_399))
}
