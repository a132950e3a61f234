import FoundationEssentials
import Home
import Testing

@testable import Desk

struct FollowedAlarmsTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func alarm(_ id: Int, after seconds: Double, hasRung: Bool = false) -> Alarm {
    Alarm(id: id, name: "", date: start + seconds, length: seconds, hasRung: hasRung)
  }

  @Test func tellsOnceWhatRings() {
    var alarms = FollowedAlarms()
    alarms.take([alarm(1, after: 10), alarm(2, after: 20)])
    #expect(alarms.nextDate == start + 10)
    #expect(alarms.takeChange(at: start + 9) == nil)
    let first = alarms.takeChange(at: start + 10)
    #expect(first?.ringing.map(\.id) == [1] && first?.silent.map(\.id) == [1])
    #expect(alarms.takeChange(at: start + 11) == nil && alarms.nextDate == start + 20)
    // Another dashboard has rung it; that changes nothing here.
    alarms.take([alarm(1, after: 10, hasRung: true), alarm(2, after: 20)])
    #expect(alarms.takeChange(at: start + 12) == nil && alarms.nextDate == start + 20)
    alarms.end(1)
    #expect(alarms.takeChange(at: start + 13) == nil)
  }

  /// After a sleep or a restart.
  @Test func ringsWhatIsOverAlready() {
    var alarms = FollowedAlarms()
    alarms.take([alarm(1, after: 10, hasRung: true), alarm(2, after: 20)])
    let change = alarms.takeChange(at: start + 9000)
    #expect(change?.ringing.map(\.id) == [1, 2] && change?.silent.map(\.id) == [2])
  }

  @Test func endsWhenAnotherEndsIt() {
    var alarms = FollowedAlarms()
    alarms.take([alarm(1, after: 10)])
    _ = alarms.takeChange(at: start + 10)
    alarms.take([])
    #expect(alarms.takeChange(at: start + 11)?.ringing.isEmpty == true)
    // One that goes on for a minute rings again.
    alarms.take([alarm(1, after: 71)])
    #expect(alarms.takeChange(at: start + 12) == nil && alarms.nextDate == start + 71)
    #expect(alarms.takeChange(at: start + 71)?.silent.count == 1)
  }
}
