import Almanac
import DDays

extension DayRule {
  /// The rule's next days from 2026 on.
  func days(_ count: Int) throws -> String {
    var days: [CivilDay] = []
    var day = try CivilDay(iso: "2026-01-01")
    while days.count < count, let next = next(onOrAfter: day) {
      days.append(next)
      day = next.advanced(by: 1)
    }
    return days.map(\.description).joined(separator: " ")
  }
}
