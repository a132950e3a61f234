import Almanac
import Boards
import Foundation
import Home
import Kit
import Store
import Testing
import Timelines

@testable import Desk

/// Steps of a dashboard's board are saved in order, or refused for a reason.
@Suite(.timeLimit(.minutes(60)))
struct BoardSavingTests {
  private let folder: TestFolder
  private let mailbox = Mailbox<Event>()

  init() throws {
    folder = try TestFolder()
  }

  private func saving(in store: Store?) -> BoardSaving {
    BoardSaving(
      in: store,
      orFirst: FirstBoards(
        { [.home: "weather small\ndday small\n"] }, kinds: BoardTests.kinds, zone: .utc),
      kinds: BoardTests.kinds, on: ThreadPool(),
      tellingThrough: mailbox)
  }

  /// What has become of the steps: the boards as saved, or the reasons.
  private func outcomes(of moves: [[BoardMove]], in store: Store?) -> [String] {
    let saving = saving(in: store)
    for (index, moves) in moves.enumerated() {
      saving.save(BoardStep(id: BoardStep.ID(index + 1, at: .home), moves: moves), in: .utc)
    }
    #expect(saving.finish(within: .seconds(60), by: Clocks()))
    return mailbox.take().compactMap { event in
      guard case .arranged(let id, let outcome) = event else { return nil }
      switch outcome {
      case .saved(let board):
        return "\(id.number): "
          + board.members.map { "\($0.kind) \($0.id)" }.joined(separator: ", ")
      case .refused(let key): return "\(id.number): \(key)"
      }
    }
  }

  @Test func theFirstBoardIsSavedWithTheFirstStep() throws {
    let store = Store(in: folder.path)
    let outcomes = outcomes(
      of: [
        [.move(Instance.ID(2), to: 0)],
        [.add(kind: "weather", family: "small", at: 1)],
        [.remove(Instance.ID(1))],
      ], in: store)
    #expect(
      outcomes == [
        "1: dday 2, weather 1", "2: dday 2, weather 3, weather 1", "3: dday 2, weather 3",
      ])
    let kept = try #require(try store.read { try $0.board(at: .home) })
    #expect(kept.widgets.map(\.id.number) == [2, 3])
  }

  @Test func aStepThatIsImpossibleChangesNothing() throws {
    let store = Store(in: folder.path)
    let outcomes = outcomes(
      of: [
        [.remove(Instance.ID(1))], [.remove(Instance.ID(2)), .remove(Instance.ID(1))],
        [.move(Instance.ID(2), to: 0)],
      ], in: store)
    #expect(outcomes == ["1: dday 2", "2: board.refused.gone", "3: dday 2"])
  }

  @Test func nothingIsSavedWithoutAFolder() {
    #expect(outcomes(of: [[.remove(Instance.ID(1))]], in: nil) == ["1: board.refused.store"])
  }
}
