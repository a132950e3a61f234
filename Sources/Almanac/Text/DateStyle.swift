/// The ways in which a text shows a date.
package enum DateStyle: CaseIterable, Hashable, Sendable {
  /// The day with its year.
  case date
  /// The time of the day without seconds.
  case time
  /// How far the date is away, in the two largest units.
  case relative
  /// How far the date is behind (+) or ahead (-), in the largest unit.
  case offset
  /// A clock that counts down to the date and then up.
  case timer
}
