import Almanac
import Foundation
import Kit
import Store
import Testing
import Timelines

@testable import Boards

struct StandingBoardTests {
  private let folder: TestFolder
  private let store: Store
  private let file = BoardFile(path: "/nowhere/widgets")

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func standing(written text: String? = nil, first: String = "weather small") throws
    -> StandingBoard
  {
    try StandingBoard(
      at: .home, written: text.map { try Board(parsing: $0, at: .home, kinds: .some, zone: .utc) },
      in: file, orIn: store, orFirst: first, kinds: .some, zone: .utc)
  }

  private func keep(_ lines: String) throws {
    let board = try Board(parsing: lines, at: .home, kinds: .some, zone: .utc).placed
    try store.change { try $0.keep(board) }
  }

  @Test func isTheFirstUntilSomebodyHasFilledIt() throws {
    let first = try standing()
    #expect(first.board.instances.map(\.kind) == ["weather"])
    #expect(first.isFirst && first.file == nil && first.possibleFile == file)
    try store.change { try $0.keep(PlacedBoard(at: BoardPlace("lock"))) }
    #expect(try standing().isFirst)
    try keep("dday small\ndday inline")
    let kept = try standing()
    #expect(kept.board.instances.map(\.kind) == ["dday", "dday"])
    #expect(!kept.isFirst && kept.file == nil)
    #expect(kept.lastNotice == Notice.ID(2))
  }

  @Test func isThatOfTheFileWhateverIsKept() throws {
    try keep("dday small")
    let written = try standing(written: "weather medium")
    #expect(written.board.instances.map(\.family) == [.systemMedium])
    #expect(!written.isFirst && written.file == file)
    let unwritten = try StandingBoard.unwritten(
      at: .home, keptAs: store.read { try $0.board(at: .home) }, orFirst: "", kinds: .some,
      zone: .utc)
    #expect(unwritten.instances.map(\.kind) == ["dday"])
  }

  @Test func isTheFirstWhereTheStoreCannotBeRead() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("store.db"), withIntermediateDirectories: true)
    let standing = try standing()
    #expect(standing.isFirst && standing.fault != nil)
    #expect(standing.board.instances.map(\.kind) == ["weather"])
  }

  @Test func theFirstMayBeWrong() {
    #expect(throws: BoardFaults.self) { try standing(first: "clock small") }
  }
}
