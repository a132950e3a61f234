/// A way to show a date.
package enum DateStyle: CaseIterable, Hashable, Sendable {
  /// The day and its year.
  case date
  /// The time of day without seconds.
  case time
  /// The distance from now in the two largest units.
  case relative
  /// The time since the date (+) or until it (-), in the largest unit.
  case offset
  /// A clock that counts down to the date, then up.
  case timer
}
