package import Almanac

extension DayRule {
  /// The last and next occurrences around a day; nil unless it has occurred and will again.
  package func span(around today: CivilDay) -> (last: CivilDay, next: CivilDay)? {
    guard start <= today, let next = next(onOrAfter: today.advanced(by: 1)) else { return nil }
    let last = last(before: today.advanced(by: 1))
    return last < next ? (last, next) : nil
  }
}
