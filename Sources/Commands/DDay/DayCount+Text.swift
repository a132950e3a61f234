import DDays
import Desk
import System

extension DayCount {
  /// `D-3`, or an ordinal in the language's words.
  func text(in strings: StringTable) -> String {
    if case .ordinal(let number) = self {
      return strings.text("dday.ordinal %lld", String(number))
    }
    return symbol ?? ""
  }
}

extension Milestone {
  func text(of occasion: Occasion, in strings: StringTable) -> String {
    let key =
      switch unit {
      case .days: occasion.isInclusive ? "dday.ordinal %lld" : "dday.days %lld"
      case .months: count == 1 ? "dday.months.one" : "dday.months %lld"
      case .years: count == 1 ? "dday.years.one" : "dday.years %lld"
      }
    return strings.text(key, String(count))
  }
}
