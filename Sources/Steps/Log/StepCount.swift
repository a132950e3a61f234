import Almanac

/// Steps that something has counted in an hour.
struct StepCount: Hashable {
  /// On the clocks of the place where they were taken.
  let day: CivilDay
  let hour: Int
  let steps: Int
  /// The name of what has counted them.
  let source: [UInt8]
}
