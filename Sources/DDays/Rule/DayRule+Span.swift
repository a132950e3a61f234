package import Almanac

extension DayRule {
  /// From the last time that it was to the next time that it is; nil unless it has been and comes
  /// again.
  package func span(around today: CivilDay) -> (last: CivilDay, next: CivilDay)? {
    guard start <= today, let next = next(onOrAfter: today.advanced(by: 1)) else { return nil }
    let last = last(before: today.advanced(by: 1))
    return last < next ? (last, next) : nil
  }
}
