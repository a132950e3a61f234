import Boards
import Home
import Store
import System

/// Reads what other processes have left in the store; slowly if they use it, so never on the loop.
/// One reading at a time.
final class StoreReader: Sendable {
  private let store: Store
  private let notices: LockedValue<NoticeReader>
  private let patience: Duration
  private let alarms: AlarmSource?

  /// Starts after the last known notice; each reading waits up to `patience` for other processes.
  init(
    of store: Store, after last: Notice.ID?, ringing alarms: AlarmSource? = nil,
    patience: Duration = .milliseconds(100)
  ) {
    (self.store, self.patience, self.alarms) = (store, patience, alarms)
    notices = LockedValue(NoticeReader(of: store, after: last))
  }

  /// The notices since the last reading, and the saved boards if they are wanted or have changed.
  /// What can't be read now comes with a later reading.
  func news(wantingBoards: Bool, announcing plan: AnnouncementPlan? = nil) -> StoreNews {
    let patience = Patience(patience)
    var news = StoreNews()
    news.notices = notices.withLock { (try? $0.next(within: patience)) ?? [] }
    let areBoardsWanted = wantingBoards || news.notices.contains { $0.matter == .board }
    guard !store.isNew else {
      if areBoardsWanted { news.boards = StoreNews.SavedBoards() }
      (news.alarms, news.agenda) = ([], plan.map { PlannedAnnouncements(until: $0.scene.until) })
      return news
    }
    do {
      (news.boards, news.alarms) = try store.sharing(patience).read { contents in
        // Even if nothing is wanted, whether the store can be read is news.
        _ = try contents.lastNotice()
        let boards = try areBoardsWanted ? StoreNews.SavedBoards(contents) : nil
        return (boards, try alarms?.alarms(contents))
      }
      news.agenda = try plan?.agenda(in: store.sharing(patience))
    } catch {
      news.fault = (error as? StoreError)?.cause ?? .failed("\(error)")
    }
    return news
  }
}

extension StoreNews.SavedBoards {
  fileprivate init(_ contents: borrowing Contents) throws {
    self.init(
      boards: try contents.placedBoards(), nextNumber: try contents.nextWidget().number,
      lastNotice: try contents.lastNotice())
  }
}
