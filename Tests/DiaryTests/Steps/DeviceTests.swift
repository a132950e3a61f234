import Almanac
import Testing

@testable import Diary

/// Checks which device's steps count.
struct DeviceTests {
  private func log(of device: String?) throws -> StepLog {
    let records = [("Phone", 10, 100), ("Jane&#39;s Watch", 10, 120), ("Phone", 11, 50)].map {
      """
      <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\($0)" \
      startDate="2026-11-21 \($1):00:00 +0900" value="\($2)"/>
      """
    }
    let start = try #require(CivilDay(year: 2026, month: 11, day: 1))
    var scanner = StepScanner(of: StepSpan(since: start, device: device))
    try scanner.scan(Array("<HealthData>\(records.joined())</HealthData>".utf8))
    return try scanner.finish()
  }

  private static let counts: [(String?, Int?)] = [
    (nil, 170), ("Phone", 150), ("Jane's Watch", 120), ("Tablet", nil),
  ]

  @Test(arguments: counts)
  func onlyTheChosenOneCounts(device: String?, steps: Int?) throws {
    let log = try log(of: device)
    #expect(log[21] == steps)
    #expect(log.devices == ["Phone", "Jane's Watch"])
  }
}
