package import Almanac

/// A round number of days, months or years since a start.
package struct Milestone: Hashable, Sendable {
  package enum Unit: Int, CaseIterable, Hashable, Sendable {
    case days, months, years
  }

  package let unit: Unit
  package let count: Int
  package let day: CivilDay
}
