import Almanac

/// A change of an occurrence and all later ones.
struct LaterChange {
  /// The changed event; nil if all later occurrences are cancelled.
  let reader: EventReader?
  /// The first changed day of the series, in its zone.
  let day: CivilDay
  /// The days by which the occurrences move, in the zone of the changed event.
  let distance: Int
}
