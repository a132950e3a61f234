import Almanac
import System
import Testing

@testable import DDays

/// Checks time zones by names that no `VTIMEZONE` explains.
struct WindowsZoneTests {
  private func days(_ name: String, _ time: String) throws -> [String] {
    let imported = try ImportedOccasions(
      text: CalendarFiles.event("UID:1", "DTSTART;TZID=\(name):\(time)"))
    return imported.occasions.map(\.rule.start.description) + imported.skipped.map(\.description)
  }

  /// Days in Seoul, which is 17 hours ahead of Los Angeles in winter and 16 in summer.
  @Test(arguments: [
    ("Korea Standard Time", "20260105T233000", "2026-01-05"),
    ("korea standard time", "20260105T233000", "2026-01-05"),
    ("Pacific Standard Time", "20260105T063000", "2026-01-05"),
    ("Pacific Standard Time", "20260105T070000", "2026-01-06"),
    ("Pacific Standard Time", "20260705T073000", "2026-07-05"),
    (#""Pacific Standard Time""#, "20260705T080000", "2026-07-06"),
    ("UTC-11", "20260105T040000", "2026-01-06"),
    (#""(UTC-08:00) Pacific Time (US & Canada)""#, "20260705T080000", "2026-07-06"),
    (#""(UTC+09:00) Seoul""#, "20260105T233000", "2026-01-05"),
    (
      #""(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna""#, "20260105T160000",
      "2026-01-06"
    ),
    (
      #""(UTC+01:00) Amsterdam\, Berlin\, Bern\, Rome\, Stockholm\, Vienna""#, "20260705T170000",
      "2026-07-06"
    ),
    (#""America/Los_Angeles""#, "20260705T080000", "2026-07-06"),
    ("/freeassociation.sourceforge.net/America/Los_Angeles", "20260705T080000", "2026-07-06"),
    (
      "/freeassociation.sourceforge.net/Tzfile/America/Los_Angeles", "20260705T073000", "2026-07-05"
    ),
    ("/example.com/UTC", "20260105T150000", "2026-01-06"),
  ])
  func aNameIsEnough(name: String, time: String, expected: String) throws {
    #expect(try days(name, time) == [expected])
  }

  @Test(arguments: [
    "Nowhere Standard Time", #""(UTC+09:00)""#, #""(UTC+09:00) Nowhere""#, "Seoul/UTC",
  ])
  func othersAreUnknown(name: String) throws {
    let told = try days(name, "20260105T233000")
    #expect(told.count == 1 && told[0].contains("dday.fault.zone %@"), "\(told)")
  }

  /// A calendar's own definition is what its writer meant.
  @Test func theCalendarsOwnDefinitionCounts() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Korea Standard Time", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:-0900", "TZOFFSETTO:-0900", "END:STANDARD", "END:VTIMEZONE",
    ].map { $0 + "\n" }.joined()
    let text = CalendarFiles.event("UID:1", "DTSTART;TZID=Korea Standard Time:20260105T233000")
      .replacing("BEGIN:VEVENT", with: zone + "BEGIN:VEVENT")
    let imported = try ImportedOccasions(text: text)
    #expect(imported.occasions.map(\.rule.start.description) == ["2026-01-06"])
  }

  /// Every name of the table is a zone that the system has.
  @Test func theSystemHasThemAll() throws {
    let lines = Asset.windowsZones.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(lines.count == 142)
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      #expect(throws: Never.self) { try Zone(named: fields[1]) }
      for name in [fields[0]] + fields.dropFirst(2) {
        #expect(WindowsZones.current[name] == fields[1])
      }
    }
  }
}
