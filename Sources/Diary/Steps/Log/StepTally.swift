import Almanac
import System

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
