import Almanac
import Foundation
import Testing

struct WrittenDateTests {
  @Test(arguments: [
    ("2026-11-21T23:58:30+09:00", 1_795_273_110.0),
    ("2026-11-21T23:58:30Z", 1_795_305_510),
    ("2026-11-21T23:58:30-03:30", 1_795_318_110),
    ("2026-11-21 23:58+09:00", 1_795_273_080),
    ("2026-11-21T23:58:30", 1_795_273_110),
    ("2026-11-21T23:58", 1_795_273_080),
    ("2026-11-21 23:58", 1_795_273_080),
    ("2026-11-21", 1_795_186_800),
  ])
  func isReadInTheGivenZone(text: String, expected: Double) throws {
    let seoul = try Zone(named: "Asia/Seoul")
    #expect(try WrittenDate(text).date(in: seoul).timeIntervalSince1970 == expected)
  }

  @Test(arguments: [
    "", "now", "2026", "2026-11", "2026-11-", "2026-11-2", "2026-1-21", "26-11-21", "20261121",
    " 2026-11-21", "2026-11-21 ", "2026-11-21Z", "2026-11-21T", "2026-11-21T23",
    "2026-11-21T23:5", "2026-11-21T23:58:", "2026-11-21T23:58:3", "2026-11-21T23:58:30.5",
    "2026-11-21t23:58", "2026-11-21  23:58", "2026-11-21T23:58z", "2026-11-21T23:58ZZ",
    "2026-11-21T23:58+9", "2026-11-21T23:58+0900", "2026-11-21T23:58+09:00x",
    "+026-11-21", "-026-11-21", "2026/11/21", "２０２６-11-21", "2026-11-21\0", "2026-11-21T23:58 Z",
  ])
  func anythingElseIsRefusedWithExamples(text: String) {
    #expect(throws: WrittenDateError.unreadable(text)) { try WrittenDate(text) }
    #expect(WrittenDateError.unreadable(text).description.contains("2026-11-21T23:58:30+09:00"))
  }

  @Test func whatDoesNotExistIsNamed() {
    for text in ["2026-02-29", "2026-13-01", "2026-00-10", "2026-01-32", "0000-01-01"] {
      #expect(throws: WrittenDateError.noSuchDay(text)) { try WrittenDate(text) }
    }
    for text in ["2026-11-21T24:00", "2026-11-21T23:60", "2026-11-21T23:59:60"] {
      #expect(throws: WrittenDateError.noSuchTime(text)) { try WrittenDate(text) }
    }
    for text in ["2026-11-21T23:58+24:00", "2026-11-21T23:58-09:60"] {
      #expect(throws: WrittenDateError.noSuchOffset(text)) { try WrittenDate(text) }
    }
  }

  @Test func aDayWithoutMidnightStartsLater() throws {
    let zone = try Zone(named: "America/Sao_Paulo")
    let date = try WrittenDate("2018-11-04").date(in: zone)
    #expect(date == (try WrittenDate("2018-11-04T01:00:00-02:00").date(in: zone)))
    #expect(zone.civil(at: date).description == "2018-11-04T01:00:00")
  }
}
