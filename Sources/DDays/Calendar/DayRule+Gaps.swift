import Almanac

extension DayRule {
  /// The rules that remain without certain days, earliest first: mostly one, with gaps. Where the
  /// start is left out, the series begins with the next day that continues it in the same way; the
  /// days before that are rules of their own.
  func without(_ days: Set<CivilDay>) -> [DayRule] {
    var rule = self
    rule.gaps.formUnion(days.filter { $0 > start && next(onOrAfter: $0) == $0 })
    guard days.contains(start) else { return [rule] }
    var earlier: [DayRule] = []
    var last = start
    while last < .last, let next = rule.next(onOrAfter: last.advanced(by: 1)) {
      if continues(from: next) {
        rule.start = next
        rule.gaps = rule.gaps.filter { $0 > next }
        return earlier + [rule]
      }
      earlier.append(DayRule(start: next))
      last = next
    }
    return earlier
  }

  /// Whether the rule has the same days if it starts with a later one of them.
  private func continues(from day: CivilDay) -> Bool {
    if case .months = recurrence { day.day == start.day } else { true }
  }

  /// The gaps as an `EXDATE`; nil if there are none.
  var gapsText: String? {
    gaps.isEmpty
      ? nil
      : "EXDATE;VALUE=DATE:" + gaps.sorted().map(\.compact).joined(separator: ",")
  }
}
