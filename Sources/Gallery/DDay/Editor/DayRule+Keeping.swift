import DDays

extension DayRule {
  /// The rule with what a form can't change: the gaps of the stored rule, if its days stay, and the end
  /// of one that doesn't repeat.
  func keeping(_ stored: DayRule) -> DayRule {
    var rule = self
    if recurrence == .never { rule.end = stored.end }
    if (start, recurrence) == (stored.start, stored.recurrence) { rule.gaps = stored.gaps }
    return rule
  }
}
