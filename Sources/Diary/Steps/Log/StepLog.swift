package import Almanac

/// The steps of each known day.
package struct StepLog: Hashable, Sendable {
  private let counts: [Int: Int]
  /// The records that couldn't be read; nil if all could.
  package let leftOut: LeftOutRecords?
  /// The names of the devices and apps that have counted steps.
  package let devices: [String]

  package init(
    _ counts: [CivilDay: Int] = [:], devices: [String] = [], leftOut: LeftOutRecords? = nil
  ) {
    self.init(
      numbered: Dictionary(uniqueKeysWithValues: counts.map { ($0.number, $1) }),
      devices: devices, leftOut: leftOut)
  }

  /// Creates a log from counts by day number.
  init(numbered counts: [Int: Int], devices: [String], leftOut: LeftOutRecords?) {
    (self.counts, self.devices, self.leftOut) = (counts, devices, leftOut)
  }

  /// The steps of a day; nil if unknown.
  package subscript(day: CivilDay) -> Int? { counts[day.number] }

  /// The last known day up to another; nil if there is none.
  package func lastDay(upTo day: CivilDay) -> CivilDay? {
    counts.keys.filter { $0 <= day.number }.max().map { CivilDay(number: $0) }
  }
}
