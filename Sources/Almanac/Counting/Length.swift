/// A length of time in calendar units, forwards or backwards from a date.
struct Length {
  /// A count of one unit, and the lengths in seconds that have the same count.
  struct Step {
    let unit: LengthUnit
    let count: Int
    let range: Range<Int>
  }

  /// One step for each unit, largest first; each range lies within the one before.
  let steps: [Step]

  init(seconds: Int, on ruler: Ruler) {
    let months = ruler.months(in: seconds)
    let years = ruler.range(months: months / 12 * 12, 12)
    let month = ruler.range(months: months, 1).clamped(to: years)
    let days = ruler.days(in: seconds, afterMonths: months)
    let day = ruler.range(afterMonths: months, days: days).clamped(to: month)
    let hour = day.slice(of: 3600, holding: seconds)
    let minute = hour.slice(of: 60, holding: seconds)
    let second = minute.slice(of: 1, holding: seconds)
    steps = [
      Step(unit: .year, count: months / 12, range: years),
      Step(unit: .month, count: months % 12, range: month),
      Step(unit: .day, count: days, range: day),
      Step(unit: .hour, count: (seconds - day.lowerBound) / 3600, range: hour),
      Step(unit: .minute, count: (seconds - hour.lowerBound) / 60, range: minute),
      Step(unit: .second, count: seconds - minute.lowerBound, range: second),
    ]
  }

  /// Up to `count` steps, starting at the largest unit that isn't zero.
  func largest(_ count: Int) -> ArraySlice<Step> {
    let first = steps.firstIndex { $0.count > 0 } ?? steps.endIndex - 1
    return steps[first...].prefix(count)
  }
}

extension Range<Int> {
  /// The slice of length `unit`, counted from the start of the range, that contains `number`.
  fileprivate func slice(of unit: Int, holding number: Int) -> Range<Int> {
    let start = lowerBound + (number - lowerBound) / unit * unit
    return (start..<start + unit).clamped(to: self)
  }
}
