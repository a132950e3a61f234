import Almanac
import DDays

/// What a form doesn't hold but its answers depend on.
struct DraftTerms: Hashable {
  /// The ways to repeat that the form offers.
  var choices: [Recurrence]
  /// The order of numbers in dates.
  let order: DateOrder
  /// The zone of the day on which a date with an offset is; nil to take its day as it is written.
  let zone: Zone?
}
