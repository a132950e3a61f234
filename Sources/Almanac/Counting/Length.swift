/// A length of time from a date on, or back from it, in calendar units.
struct Length {
  /// How many of a unit a length has, and the lengths in seconds with as many.
  struct Step {
    let unit: LengthUnit
    let count: Int
    let range: Range<Int>
  }

  /// One for each unit, from the largest on, each inside the one before.
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

  /// The largest unit that the length has and those after it.
  func largest(_ count: Int) -> ArraySlice<Step> {
    let first = steps.firstIndex { $0.count > 0 } ?? steps.endIndex - 1
    return steps[first...].prefix(count)
  }
}

extension Range<Int> {
  /// The part as long as a unit, counted from the start, that holds a number.
  fileprivate func slice(of unit: Int, holding number: Int) -> Range<Int> {
    let start = lowerBound + (number - lowerBound) / unit * unit
    return (start..<start + unit).clamped(to: self)
  }
}
