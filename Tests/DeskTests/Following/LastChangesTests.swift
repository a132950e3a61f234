import Almanac
import Boards
import Cast
import Foundation
import Home
import Kit
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Desk

@Suite(.timeLimit(.minutes(60)))
struct LastChangesTests {
  private let folder: TestFolder
  private let mailbox = Mailbox<Event>()
  private let tap = Tap.ID(instance: Instance.ID(0), number: 1)

  init() throws {
    folder = try TestFolder()
  }

  private func changes(in store: Store?) -> LastChanges {
    let pool = ThreadPool()
    let preferences = FollowedPreferences(
      PreferencesFile(in: Directories(under: folder.path)), on: pool, tellingThrough: mailbox)
    let boards = BoardSaving(
      in: store,
      orFirst: FirstBoards({ [.home: "dday small"] }, kinds: BoardTests.kinds, zone: .utc),
      kinds: BoardTests.kinds, on: pool, tellingThrough: mailbox)
    return LastChanges(of: preferences, boards, by: mailbox)
  }

  private func sentences(of changes: LastChanges) -> [String] {
    changes.losses(in: English.words)
  }

  @Test func nothingIsSaidOfWhatIsSaved() throws {
    var changes = changes(in: Store(in: folder.path))
    changes.taps = [tap]
    let step = BoardStep(id: BoardStep.ID(1, at: .home), moves: [.remove(Instance.ID(1))])
    changes.boards.save(step, in: .utc)
    mailbox.post(.performed(Performance(of: tap)))
    let isSaved = changes.finish(within: .seconds(60), by: Clocks())
    #expect(isSaved && sentences(of: changes) == [])
  }

  @Test func aRefusedStepOfTheBoardIsSaid() {
    var changes = changes(in: nil)
    let step = BoardStep(id: BoardStep.ID(1, at: .home), moves: [.remove(Instance.ID(1))])
    for _ in 1...2 { changes.boards.save(step, in: .utc) }
    let isSaved = changes.finish(within: .seconds(60), by: Clocks())
    #expect(isSaved && sentences(of: changes) == ["Not saved: the data can’t be written."])
  }

  @Test func aFailedTapIsSaid() {
    var changes = changes(in: nil)
    changes.taps = [tap]
    mailbox.post(
      .performed(Performance(of: tap, actionFault: .failed("store.busy", whole: "/s: in use."))))
    let isSaved = changes.finish(within: .seconds(60), by: Clocks())
    #expect(isSaved && sentences(of: changes) == ["The last change isn’t saved. /s: in use."])
  }

  /// What nobody waits for, such as a search, changes nothing.
  @Test func nothingIsSaidOfOtherTaps() {
    var changes = changes(in: nil)
    mailbox.post(.performed(Performance(of: tap, actionFault: .overdue)))
    let isSaved = changes.finish(within: .seconds(60), by: Clocks())
    #expect(isSaved && sentences(of: changes) == [])
  }

  @Test func aTapWithoutAnAnswerIsSaid() {
    var changes = changes(in: nil)
    changes.taps = [tap]
    let isSaved = changes.finish(within: .zero, by: Clocks())
    #expect(!isSaved)
    #expect(
      sentences(of: changes) == [
        "The last change may not be saved: there was no answer in time."
      ])
  }
}
