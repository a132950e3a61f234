/// A day of the week, numbered from Monday = 1 as in ISO 8601.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CivilDay {
  package var weekday: Weekday {
    // Day 0, 1 January 1970, was a Thursday.
    Weekday(rawValue: (number + 3).floorModulo(7) + 1) ?? .monday
  }
}
