extension Zone {
  /// The rule by which a zone's clocks change every year from then on.
  struct Rule: Hashable, Sendable {
    /// The part of the year with an offset other than the standard one.
    struct Daylight: Hashable, Sendable {
      let offset: Offset
      let start: YearlyChange
      let end: YearlyChange
    }

    let standard: Offset
    let daylight: Daylight?

    func segment(at second: Int) -> Segment {
      guard let daylight else { return Segment(start: .min, end: .max, offset: standard) }
      let changes = changes(around: second, daylight)
      let next = changes.firstIndex { $0.second > second } ?? changes.endIndex
      let end = next < changes.endIndex ? changes[next].second : .max
      if next > 0 {
        let last = changes[next - 1]
        return Segment(start: last.second, end: end, offset: last.offset)
      }
      // Before a change back to standard time it was daylight saving time; without any change it
      // never is.
      let isDaylight = changes.first?.offset == standard
      return Segment(start: .min, end: end, offset: isDaylight ? daylight.offset : standard)
    }
  }
}

extension Zone.Rule {
  /// The changes of last, this and next year in order, except those undone in the same second.
  private func changes(around second: Int, _ daylight: Daylight) -> [Zone.Transition] {
    let year = CivilMoment(seconds: second.addingClamped(standard.seconds)).day.year
    let years = max(CivilDay.first.year, year - 1)...min(CivilDay.last.year, year + 1)
    let changes = years.flatMap { year in
      [
        transition(daylight.end, year, from: daylight.offset, to: standard),
        transition(daylight.start, year, from: standard, to: daylight.offset),
      ]
    }
    return
      changes
      .filter { change in !changes.contains { $0.second == change.second && $0 != change } }
      .sorted { $0.second < $1.second }
  }

  private func transition(
    _ change: YearlyChange, _ year: Int, from old: Zone.Offset, to new: Zone.Offset
  ) -> Zone.Transition {
    Zone.Transition(second: change.second(inYear: year) - old.seconds, offset: new)
  }
}
