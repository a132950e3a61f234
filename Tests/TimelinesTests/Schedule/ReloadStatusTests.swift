import Foundation
import Testing
@testable import Timelines

struct StandingTests {
  private let id = Instance.ID(1)

  @Test func tellsWhatIsLoadingWhatFailsAndWhatWorks() {
    var schedule = Schedule()
    #expect(schedule.reloadStatus(of: id) == nil && schedule.reloadStatuses.isEmpty)
    schedule.insert(id, at: .noon)
    #expect(schedule.reloadStatus(of: id)?.isLoading == true)
    schedule.answerAll(with: AnyTimeline([Marked(.noon, "a")]), at: .noon + 1)
    #expect(schedule.reloadStatus(of: id) == ReloadStatus(answered: .noon + 1, isFailing: false))
    schedule.reload(id, because: .person, at: .noon + 60)
    for request in schedule.requests(dueAt: .noon + 60) {
      schedule.receive(TimelineAnswer(to: request, .fault(.noEntries)), at: .noon + 60)
    }
    #expect(schedule.reloadStatuses == [ReloadStatus(answered: .noon + 1, isFailing: true)])
    #expect(schedule.reloadStatuses.contains(where: \.isLoading) == false)
  }
}
