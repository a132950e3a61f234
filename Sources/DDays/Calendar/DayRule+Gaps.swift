import Almanac

extension DayRule {
  /// The rules that remain without certain days, earliest first: mostly one, with gaps. Where the
  /// start is left out, the series begins with the next day that continues it in the same way; the
  /// days before that are rules of their own.
  func without(_ days: Set<CivilDay>) -> [DayRule] {
    var rule = self
    rule.gaps = DayGaps(gaps.days + days.filter { $0 > start && next(onOrAfter: $0) == $0 })
    guard days.contains(start) else { return [rule] }
    return start < .last ? rule.starting(onOrAfter: start.advanced(by: 1)) : []
  }

  /// The rules that remain from a day on, earliest first: mostly one. It begins with the first day
  /// that continues the series in the same way; the days before that are rules of their own.
  func starting(onOrAfter day: CivilDay) -> [DayRule] {
    guard day > start else { return [self] }
    var earlier: [DayRule] = []
    var first = next(onOrAfter: day)
    while let start = first {
      if continues(from: start) {
        var rule = self
        rule.start = start
        rule.gaps = DayGaps(gaps.days.filter { $0 > start })
        return earlier + [rule]
      }
      earlier.append(DayRule(start: start))
      first = start < .last ? next(onOrAfter: start.advanced(by: 1)) : nil
    }
    return earlier
  }

  /// The rule up to a day; nil if it starts later. One that doesn't come again doesn't repeat.
  func ending(on end: CivilDay?) -> DayRule? {
    guard let end else { return self }
    guard start <= end else { return nil }
    var rule = self
    rule.end = min(end, self.end ?? end)
    return rule.next(onOrAfter: start.advanced(by: 1)) == nil ? DayRule(start: start) : rule
  }

  /// Whether the rule has the same days if it starts with a later one of them.
  private func continues(from day: CivilDay) -> Bool {
    if case .months = recurrence { day.day == start.day } else { true }
  }

  /// The gaps as an `EXDATE`; nil if there are none.
  var gapsText: String? {
    gaps.isEmpty
      ? nil
      : "EXDATE;VALUE=DATE:" + gaps.days.map(\.compact).joined(separator: ",")
  }
}
