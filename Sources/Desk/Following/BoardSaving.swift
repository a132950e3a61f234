import Almanac
import Boards
import Home
import Store
import System
import Timelines

/// Saves the steps of a dashboard's board in order, each in a transaction, on another thread.
struct BoardSaving {
  private struct Work: Sendable {
    let step: BoardStep
    let zone: Zone
  }

  private let work: SerialWork<[Work]>
  private let last = LockedValue(Notice.ID(0))

  /// Posts the outcome of each step. `first` holds until a board has been saved, and `beginning` keeps
  /// what belongs to it.
  init(
    in store: Store?, orFirst first: FirstBoards, kinds: [WidgetKind], on pool: ThreadPool,
    tellingThrough mailbox: Mailbox<Event>,
    beginning: @escaping @Sendable (borrowing Change) throws -> Void = { _ in }
  ) {
    work = SerialWork(on: pool, merging: +) { [last] works in
      for work in works {
        let outcome = Self.outcome(of: work.step) {
          let first = first.moved(to: work.zone)
          let (board, notice) = try (store ?? .nowhere).change {
            try beginning($0)
            let board = try $0.arrange(work.step.id.place, orFirst: first) { _ in work.step.moves }
            return (board, try $0.contents.lastNotice())
          }
          last.withLock { $0 = notice }
          return Board(of: board, kinds: kinds, zone: work.zone)
        }
        mailbox.post(.arranged(work.step.id, outcome))
      }
    }
  }

  /// The notice of the last step that was saved. What was read of the store before it is outdated.
  var lastNotice: Notice.ID { last.withLock { $0 } }

  func save(_ step: BoardStep, in zone: Zone) { work.add([Work(step: step, zone: zone)]) }

  /// Whether something isn't saved yet.
  var isBusy: Bool { work.isBusy }

  /// Waits until all is saved; returns whether that happened in time.
  func finish(within patience: Duration, by clocks: Clocks) -> Bool {
    work.finish(within: patience, by: clocks)
  }

  private static func outcome(
    of step: BoardStep, _ save: () throws -> Board
  ) -> BoardStep.Outcome {
    do {
      return .saved(try save())
    } catch let error as StoreError {
      return .refused(error.cause == .busy ? "board.refused.busy" : "board.refused.store")
    } catch {
      return .refused("board.refused.gone")
    }
  }
}
