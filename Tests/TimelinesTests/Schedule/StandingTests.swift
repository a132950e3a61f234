import Foundation
import Testing
@testable import Timelines

struct StandingTests {
  private let id = Instance.ID(1)

  @Test func tellsWhatIsLoadingWhatFailsAndWhatWorks() {
    var schedule = Schedule()
    #expect(schedule.standing(of: id) == nil && schedule.standings.isEmpty)
    schedule.insert(id, at: .noon)
    #expect(schedule.standing(of: id)?.isLoading == true)
    schedule.answerAll(with: Reel([Marked(.noon, "a")]), at: .noon + 1)
    #expect(schedule.standing(of: id) == Standing(answered: .noon + 1, isFailing: false))
    schedule.reload(id, because: .person, at: .noon + 60)
    for request in schedule.requests(dueAt: .noon + 60) {
      schedule.receive(Answer(to: request, .fault(.noEntries)), at: .noon + 60)
    }
    #expect(schedule.standings == [Standing(answered: .noon + 1, isFailing: true)])
    #expect(schedule.standings.contains(where: \.isLoading) == false)
  }
}
