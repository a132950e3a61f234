import Almanac

extension DateOrder {
  /// The meanings of two numbers, the usual one first.
  func readings(_ one: Int, _ other: Int) -> [(month: Int, day: Int)] {
    let monthFirst = (month: one, day: other)
    let dayFirst = (month: other, day: one)
    return self == .dayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
  }
}
