extension Ruler {
  /// The number of whole units in a length, and the lengths with the same number.
  func step(_ unit: LengthUnit, in seconds: Int) -> Length.Step {
    func step(_ count: Int, _ range: Range<Int>) -> Length.Step {
      Length.Step(unit: unit, count: count, range: range)
    }
    func clockStep(_ length: Int) -> Length.Step {
      let count = seconds / length
      return step(count, count * length..<(count + 1) * length)
    }
    switch unit {
    case .year:
      let count = months(in: seconds) / 12
      return step(count, range(months: count * 12, 12))
    case .month:
      let count = months(in: seconds)
      return step(count, range(months: count, 1))
    case .day:
      let count = days(in: seconds, afterMonths: 0)
      return step(count, range(afterMonths: 0, days: count))
    case .hour: return clockStep(3600)
    case .minute: return clockStep(60)
    case .second: return clockStep(1)
    }
  }

  /// The step of the first unit that fits into the length, or zero of the last; its range covers
  /// the lengths that give the same answer.
  func largestStep(of units: [LengthUnit], in seconds: Int, below limit: Int) -> Length.Step {
    var found = Length.Step(unit: .second, count: 0, range: 0..<limit)
    for unit in units where found.count == 0 {
      let step = step(unit, in: seconds)
      found = Length.Step(
        unit: unit, count: step.count, range: step.range.clamped(to: found.range))
    }
    return found
  }
}
