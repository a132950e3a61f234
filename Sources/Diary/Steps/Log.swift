package import Almanac
import System

/// The records of a file that couldn't be read: how many, and the first of them.
package struct LeftOutRecords: Hashable, Sendable {
  package let count: Int
  package let first: StepLineFault
  /// Where the file breaks off, so that nothing behind is read; nil if it is whole.
  package internal(set) var cut: Cut?

  package init(count: Int, first: StepLineFault) {
    (self.count, self.first) = (count, first)
  }

  /// The place where a file breaks off, and the number of records before it.
  package struct Cut: Hashable, Sendable {
    package let fault: StepLineFault
    package let known: Int
  }
}

extension LeftOutRecords? {
  /// Counts one more record.
  mutating func note(_ fault: StepLineFault) {
    self = LeftOutRecords(count: (self?.count ?? 0) + 1, first: self?.first ?? fault)
  }
}

/// The steps counted in one hour.
struct StepCount: Hashable {
  /// The day, on the clocks of the place where they were taken.
  let day: CivilDay
  let hour: Int
  let steps: Int
  /// The name of the device or app that counted them.
  let source: [UInt8]
}

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

/// The days whose steps are read from a file, and the device that counts.
package struct StepSpan: Hashable, Sendable {
  package let start: CivilDay
  package let days: Int
  /// Nil for all devices.
  package let device: String?

  /// Enough for a week, for some weeks to come.
  package static let usualDays = 60

  package init(since start: CivilDay, days: Int = usualDays, device: String? = nil) {
    (self.start, self.days, self.device) = (start, days, device)
  }

  /// Whether this span will do in place of another: it starts no later, and its end is far enough.
  func covers(_ other: StepSpan) -> Bool {
    let distance = other.start.number - start.number
    return days >= other.days && device == other.device
      && 0...days - (other.days + 1) / 2 ~= distance
  }
}

/// Adds up steps from a day on.
///
/// A phone and a watch count the same steps, so each hour uses the source with the most, unless one
/// device was chosen. Memory is limited: only a number of days and sources are kept.
struct StepTally {
  private struct Hour: Hashable {
    let day: Int
    let hour: Int
    let source: Int
  }

  private let days: Range<Int>
  private var sums: [Hour: Int] = [:]
  private var sources: [[UInt8]: Int] = [:]
  /// The name of each source as shown.
  private var names: [String] = []
  /// The only device that counts; nil if all do.
  private let device: String?

  /// The maximum number of sources; further ones are counted as one.
  private static let mostSources = 16
  /// The number of records that were read, on whatever day and by whatever device.
  private(set) var count = 0

  private static let mostSteps = 10_000_000

  init(of span: StepSpan) {
    days = span.start.number..<span.start.number + span.days
    device = span.device
  }

  mutating func add(_ count: StepCount) {
    self.count += 1
    guard days.contains(count.day.number) else { return }
    let source = number(of: count.source)
    if let device, source == names.count || names[source] != device { return }
    let hour = Hour(day: count.day.number, hour: count.hour, source: source)
    sums[hour, default: 0] = min(sums[hour, default: 0] + count.steps, Self.mostSteps)
  }

  func log(without leftOut: LeftOutRecords? = nil) -> StepLog {
    var best: [Hour: Int] = [:]
    for (hour, sum) in sums {
      best[Hour(day: hour.day, hour: hour.hour, source: 0), default: 0].rise(to: sum)
    }
    return StepLog(
      numbered: best.reduce(into: [:]) { $0[$1.key.day, default: 0] += $1.value },
      devices: names.filter { !$0.isEmpty }, leftOut: leftOut)
  }

  private mutating func number(of source: [UInt8]) -> Int {
    if let known = sources[source] { return known }
    guard sources.count < Self.mostSources else { return Self.mostSources }
    sources[source] = sources.count
    names.append(String(decoding: source, as: UTF8.self).harmless(upTo: 60))
    return sources.count - 1
  }
}

extension Int {
  fileprivate mutating func rise(to other: Int) { self = Swift.max(self, other) }
}
