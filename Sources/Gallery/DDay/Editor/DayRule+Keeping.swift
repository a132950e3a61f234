import DDays

extension DayRule {
  /// The rule with what a form can't change: the end of the stored rule and, if its days stay, its
  /// gaps.
  func keeping(_ stored: DayRule) -> DayRule {
    var rule = self
    rule.end = stored.end
    if (start, recurrence) == (stored.start, stored.recurrence) { rule.gaps = stored.gaps }
    return rule
  }
}
