import Almanac
import FoundationEssentials
import Diary
import Testing

@testable import Gallery

struct DayAgendaTests {
  private func agenda(_ states: String) -> DayAgenda {
    let chores = states.enumerated().map { index, state in
      Chore(id: "\(index)", title: .written(String(state)), isDone: state == "x")
    }
    return DayAgenda(
      chores: chores, openCount: chores.count { !$0.isDone },
      doneCount: chores.count(where: \.isDone))
  }

  /// Open reminders come before completed ones; both keep their order.
  @Test(arguments: [
    ("abc", 2, "01", 1), ("axbxc", 3, "024", 0), ("axbxc", 4, "0234", 0), ("xxa", 2, "12", 0),
    ("xx", 1, "1", 0), ("", 4, "", 0), ("abc", 0, "", 3),
  ])
  func whatIsOpenGoesBeforeWhatIsDone(states: String, limit: Int, shown: String, hidden: Int) {
    let agenda = agenda(states)
    #expect(agenda.chores(upTo: limit).map(\.id).joined() == shown)
    #expect(agenda.hiddenCount(beyond: limit) == hidden)
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-21 09:41", DueTime(.yesterday, isOver: true)),
    ("2026-11-21", "2026-11-21 23:59", DueTime(.today)),
    ("2026-11-22", "2026-11-21 23:59", DueTime(.tomorrow)),
    ("2026-11-25", "2026-11-21 09:41", DueTime(.weekday(.wednesday))),
    ("2026-11-27", "2026-11-21 09:41", DueTime(.weekday(.friday))),
  ])
  func theNearerTheMoreExactlyItIsSaid(day: String, now: String, due: DueTime) throws {
    let deadline = try Deadline.day(WrittenDate(day).moment.day)
    let zone = try Zone.seoul()
    #expect(DueTime(deadline, at: try zone.date(now), in: zone) == due)
  }
}
