import Almanac
import Foundation
import Kit
import Store
import Testing
import Timelines

@testable import Boards

struct StandingBoardsTests {
  private let folder: TestFolder
  private let store: Store
  private let file = BoardFile(path: "/nowhere/widgets")

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func standing(written text: String? = nil, first: String = "weather small") throws
    -> StandingBoards
  {
    try StandingBoards(
      written: text.map { try Board(parsing: $0, at: .home, kinds: .some, zone: .utc) },
      in: file, orIn: store, orFirst: firsts([.home: first]))
  }

  private func firsts(_ texts: [BoardPlace: String]) -> FirstBoards {
    FirstBoards(texts, kinds: .some, zone: .utc)
  }

  private func keep(_ lines: String) throws {
    let board = try Board(parsing: lines, at: .home, kinds: .some, zone: .utc).placed
    try store.change { try $0.keep(board) }
  }

  @Test func isTheFirstUntilSomebodyHasFilledIt() throws {
    let first = try standing()
    #expect(first.home.instances.map(\.kind) == ["weather"])
    #expect(first.isFirst && first.file == nil && first.possibleFile == file)
    try store.change { try $0.keep(SavedBoard(at: BoardPlace.lock.name)) }
    #expect(try standing().isFirst)
    try keep("dday small\ndday inline")
    let kept = try standing()
    #expect(kept.home.instances.map(\.kind) == ["dday", "dday"])
    #expect(!kept.isFirst && kept.file == nil)
    #expect(kept.lastNotice == Notice.ID(2))
  }

  @Test func isThatOfTheFileWhateverIsKept() throws {
    try keep("dday small")
    let written = try standing(written: "weather medium")
    #expect(written.home.instances.map(\.family) == [.systemMedium])
    #expect(!written.isFirst && written.file == file)
  }

  @Test func aWidgetOfTheFileHasNoNumberOfAnotherPlace() throws {
    try store.change { change in
      _ = try change.arrange(.lock, orFirst: firsts([:])) { _ in
        [.add(kind: "dday", family: "inline", at: 0), .add(kind: "dday", family: "inline", at: 1)]
      }
    }
    let standing = try standing(written: "weather small\nweather small\nweather small")
    #expect(standing[.lock].instances.map(\.id.number) == [1, 2])
    #expect(standing.home.instances.map(\.id.number) == [4, 5, 3])
    #expect(standing.home.placed.widgets.map(\.id.number) == [4, 5, 3])
  }

  /// A dashboard shows the first boards before anybody has saved one, and their widgets stay the same.
  @Test func firstBoardsKeepTheirNumbersWhenTheyAreSaved() throws {
    let firsts = firsts([.home: "weather small", .lock: "dday inline", .standBy: "dday small"])
    let before = try StandingBoards(written: nil, in: nil, orIn: store, orFirst: firsts)
    try store.change { change in
      _ = try change.arrange(.home, orFirst: firsts) { _ in
        [.add(kind: "weather", family: "small", at: 1)]
      }
    }
    let after = try StandingBoards(written: nil, in: nil, orIn: store, orFirst: self.firsts([:]))
    #expect(after.home.instances.map(\.id.number) == [1, 4])
    for place in [BoardPlace.today, .lock, .standBy] { #expect(after[place] == before[place]) }
    #expect(after[.standBy].instances.map(\.id.number) == [3])
  }

  /// Who used a release with the Home Screen alone gets the others behind it.
  @Test func theFirstBoardsOfOtherPlacesComeBehindASavedHomeScreen() throws {
    try keep("dday small\ndday inline")
    let firsts = firsts([.home: "weather small", .lock: "dday inline"])
    let standing = try StandingBoards(written: nil, in: nil, orIn: store, orFirst: firsts)
    #expect(standing.home.instances.map(\.id.number) == [1, 2])
    #expect(standing[.lock].instances.map(\.id.number) == [3])
    try standing.change(.lock, in: store) { _ in [.remove(Instance.ID(3))] }
    #expect(
      try StandingBoards(written: nil, in: nil, orIn: store, orFirst: firsts)[.lock].members == [])
  }

  @Test func isTheFirstWhereTheStoreCannotBeRead() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("store.db"), withIntermediateDirectories: true)
    let standing = try standing()
    #expect(standing.isFirst && standing.fault != nil)
    #expect(standing.home.instances.map(\.kind) == ["weather"])
  }

  @Test func theFirstMayBeWrong() {
    #expect(throws: BoardFaults.self) { try standing(first: "clock small") }
  }
}
