import Almanac

/// The way from a reminder to the next.
struct RepetitionStep: Hashable {
  /// The day of the next.
  let day: CivilDay
  /// The days in between; nil if the first had no day.
  let distance: Int?
}
