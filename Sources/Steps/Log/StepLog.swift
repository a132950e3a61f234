package import Almanac

/// How many steps somebody took on each day, as far as that is known.
package struct StepLog: Hashable, Sendable {
  private let counts: [Int: Int]

  package init(_ counts: [CivilDay: Int] = [:]) {
    self.init(numbered: Dictionary(uniqueKeysWithValues: counts.map { ($0.number, $1) }))
  }

  /// By the numbers of the days.
  init(numbered counts: [Int: Int]) {
    self.counts = counts
  }

  /// Nil if nothing is known of the day.
  package subscript(day: CivilDay) -> Int? { counts[day.number] }

  /// The last day up to another of which anything is known.
  package func lastDay(upTo day: CivilDay) -> CivilDay? {
    counts.keys.filter { $0 <= day.number }.max().map { CivilDay(number: $0) }
  }
}
