import Almanac
import Foundation
import Kit
import Store
import Testing
import System
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
    FirstBoards({ texts }, kinds: .some, zone: .utc)
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

  @Test func isThatOfTheStoreOnceTheFileIsTakenOver() throws {
    var written = try Board(
      parsing: "weather small\n+ dday small\n+ rotate=false", at: .home, kinds: .some, zone: .utc)
    written.file = "1f"
    func standing(_ written: Board) throws -> StandingBoards {
      try StandingBoards(written: written, in: file, orIn: store, orFirst: firsts([:]))
    }
    try keep("dday small")
    let before = try standing(written)
    #expect(before.home.isWritten)
    #expect(throws: WrittenBoard(file: file)) {
      try before.change(.home, in: store) { _ in [] }
    }
    _ = try store.change {
      try $0.arrange(.home, orFirst: firsts([:])) { _ in
        [.takeOver(before.home.placed, file: "1f")]
      }
    }
    let after = try standing(written)
    #expect(!after.home.isWritten && after.file == nil && after.takenFile == "1f")
    #expect(after.home.slots == before.home.slots)
    try after.change(.home, in: store) { [.move($0.widgets[0].instance, to: 0)] }
    written.file = "2f"
    #expect(try standing(written).home.isWritten, "other lines haven't been taken over")
  }

  @Test func aStackOfTheFileStaysAsItIsUnderOtherNumbers() throws {
    try store.change { change in
      _ = try change.arrange(.lock, orFirst: firsts([:])) { _ in
        [.add(kind: "dday", family: "inline", at: 0)]
      }
    }
    let standing = try standing(written: "weather small\n+ dday small\n+ rotate=false")
    #expect(standing.home.slots[0].rotates == false)
    #expect(standing.home.instances.map(\.id.number) == [3])
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

  /// To find out what stands on them, all cities are looked through.
  @Test func firstBoardsAreNotAskedForOnceAllAreSaved() throws {
    let asked = LockedValue(0)
    let firsts = FirstBoards(
      {
        asked.withLock { $0 += 1 }
        return [.home: "weather small"]
      }, kinds: .some, zone: .utc)
    _ = try StandingBoards(written: nil, in: nil, orIn: store, orFirst: firsts)
    #expect(asked.withLock(\.self) == 1)
    try store.change { _ = try $0.arrange(.home, orFirst: firsts) { _ in [] } }
    #expect(asked.withLock(\.self) == 2)
    _ = try StandingBoards(written: nil, in: nil, orIn: store, orFirst: firsts)
    #expect(asked.withLock(\.self) == 2)
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

  /// Older versions kept the first digest alone.
  @Test(arguments: [
    ("1f 2e", "1f", true), ("1f 2e", "1f 3d", true), ("4c 2e", "1f 2e", true),
    ("1f 2e", "4c 3d", false), ("1f", nil, false), (nil, nil, false),
  ])
  func knowsWhoseLinesWereTaken(digests: String?, taken: String?, isTaken: Bool) {
    #expect(BoardFile.isTaken(digests, by: taken) == isTaken)
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
