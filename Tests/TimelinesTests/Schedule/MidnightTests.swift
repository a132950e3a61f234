import Almanac
import Foundation
import Testing
import Timelines

struct MidnightTests {
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func theStartOfADayIsKeptWhateverElseHolds() throws {
    // Without tokens, two minutes after the last request.
    expectPlay(
      """
      each    a       .never
      1st     a       .never
      2nd     a       .never
      3rd     a       .never
      4th     a       .never
      5th     a-------b  .after(8)
      wishes  -CCCC
      asks    FCCCC---P---
      tokens  4321--------
      """, from: try date("2026-11-21T23:52:00Z"))
  }

  @Test func anotherMomentIsPutOff() throws {
    expectPlay(
      """
      1st     a       .after(3)
      asks    F----P--
      """, from: try date("2026-11-21T23:58:00Z"))
    expectPlay(
      """
      1st     a       .after(2)
      asks    F-P-----
      """, from: try date("2026-11-21T23:58:00Z"))
  }

  @Test func aMidnightThatHasPassedIsNoReasonToHurry() throws {
    expectPlay(
      """
      1st     a       .atEnd
      each    a       .after(-3)
      asks    F----P----P--
      """, from: try date("2026-11-22T00:00:00Z"))
  }

  @Test func midnightIsThatOfTheZone() throws {
    let picture = """
      1st     a       .after(3)
      asks    F--P----
      """
    expectPlay(
      picture, from: try date("2026-11-21T14:57:00Z"), zone: try Zone(named: "Asia/Seoul"))
    expectPlay(
      picture, from: try date("2026-11-21T18:12:00Z"), zone: try Zone(named: "Asia/Kathmandu"))
  }

  @Test func whereADayHasNoMidnightItsFirstMomentCounts() throws {
    let zone = try Zone(named: "America/Sao_Paulo")
    expectPlay(
      """
      1st     a       .after(2)
      asks    F-P-----
      """, from: try date("2018-11-04T02:58:00Z"), zone: zone)
  }

  @Test func whereMidnightComesTwiceTheFirstCounts() throws {
    // At 0:01 the clocks of St. John's were set back to 23:01.
    let zone = try Zone(named: "America/St_Johns")
    expectPlay(
      """
      1st     a       .after(2)
      asks    F-P-----
      """, from: try date("2006-10-29T02:28:00Z"), zone: zone)
    expectPlay(
      """
      1st     a       .after(2)
      asks    F----P--
      """, from: try date("2006-10-29T03:28:00Z"), zone: zone)
  }

  @Test func aTimelineOfMidnightsTurnsAtEachAndIsAskedForAtTheLast() throws {
    // The clocks are set forward in the second night; that day has 23 hours.
    let zone = try Zone(named: "Europe/Berlin")
    expectPlay(
      """
      1st     3-2-----------------------1----------------------0  .atEnd
      2nd     -------------------------------------------------0  .never
      shows   33222222222222222222222222111111111111111111111110000
      asks    F------------------------------------------------P---
      tokens  44444444444444444444444444444444444444444444444444444
      """, from: try date("2026-03-27T21:00:00Z"), tick: 3600, zone: zone)
  }

  @Test func anotherZoneHasOtherMidnights() throws {
    let start = try date("2026-11-21T14:57:00Z")
    var schedule = Schedule(zone: .utc)
    schedule.insert(Instance.ID(1), at: start)
    let timeline = AnyTimeline([Marked(start, "a")], .after(start + 180))
    schedule.answerAll(with: timeline, at: start)
    #expect(schedule.nextDate == start + 300)
    schedule.zone = try Zone(named: "Asia/Seoul")
    #expect(schedule.nextDate == start + 180)
    schedule.zone = .utc
    #expect(schedule.nextDate == start + 300)
  }
}
