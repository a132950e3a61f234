import Almanac

/// The steps counted in one hour.
struct StepCount: Hashable {
  /// The day, on the clocks of the place where they were taken.
  let day: CivilDay
  let hour: Int
  let steps: Int
  /// The name of the device or app that counted them.
  let source: [UInt8]
}
