import Almanac
import Boards
import Home
import Store
import Timelines

/// Saves the steps of a dashboard's board in order, each in a transaction, on another thread.
struct BoardSaving {
  private struct Work: Sendable {
    let step: BoardStep
    let zone: Zone
  }

  private let work: SerialWork<[Work]>

  /// Posts the outcome of each step. `first` is the text of the board until one has been saved, and
  /// `beginning` keeps what belongs to it.
  init(
    in store: Store?, orFirst first: String, kinds: [WidgetKind], on pool: ThreadPool,
    tellingThrough mailbox: Mailbox<Event>,
    beginning: @escaping @Sendable (borrowing Change) throws -> Void = { _ in }
  ) {
    work = SerialWork(on: pool, merging: +) { works in
      for work in works {
        let outcome = Self.outcome(of: work.step) {
          let first = try StandingBoard.unwritten(
            at: .home, keptAs: nil, orFirst: first, kinds: kinds, zone: work.zone)
          let board = try (store ?? .nowhere).change {
            try beginning($0)
            return try $0.arrange(orFirst: first.placed) { _ in work.step.moves }
          }
          return Board(of: board, kinds: kinds, zone: work.zone)
        }
        mailbox.post(.arranged(work.step.id, outcome))
      }
    }
  }

  func save(_ step: BoardStep, in zone: Zone) { work.add([Work(step: step, zone: zone)]) }

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
