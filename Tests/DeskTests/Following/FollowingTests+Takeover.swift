import Almanac
import Boards
import Foundation
import Store
import Testing
import Timelines

@testable import Desk

extension FollowingTests {
  /// The store remembers whose lines it has; other lines of the file count again.
  @Test func aFileThatWasTakenOverRulesAgainOnceItChanges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var own = try following(file: true)
    var other = try following(file: true)
    // The second one has written the file anew.
    for events in [own.events(in: .utc), other.events(in: .utc)] { #expect(events.count < 2) }
    let written = try #require(own.boards.boards[.home])
    let file = try #require(written.file)
    #expect(written.isWritten)
    let saved = try store.change { change in
      try change.arrange(.home, orFirst: FirstBoards({ [:] }, kinds: BoardTests.kinds, zone: .utc))
      {
        _ in [.takeOver(written.placed, file: file), .remove(Instance.ID(1))]
      }
    }
    own.boards.adopt(Board(of: saved, kinds: BoardTests.kinds, zone: .utc))
    #expect(own.boards.boards[.home]?.isWritten == false)
    #expect(told(own.events(in: .utc)) == [])
    #expect(told(other.events(in: .utc)) == ["board "])
    #expect(other.boards.boards[.home]?.isWritten == false)
    var later = try following(file: true)
    _ = later.events(in: .utc)
    #expect(later.boards.boards[.home]?.members.isEmpty == true)
    let path = folder.appending(path: "config/widgetty/widgets")
    try Data("weather small\n".utf8).write(to: path)
    #expect(told(other.events(in: .utc)) == ["board 1 weather"])
    #expect(other.boards.boards[.home]?.isWritten == true)
    try Data("dday small\n".utf8).write(to: path)
    #expect(told(other.events(in: .utc)) == ["board "])
    #expect(other.boards.boards[.home]?.isWritten == false)
    // A remark changes no widget.
    try Data("# mine\n\ndday  small # ours\n".utf8).write(to: path)
    #expect(told(other.events(in: .utc)) == [])
    #expect(other.boards.boards[.home]?.isWritten == false)
  }

  @Test func showsTheWidgetInSightOfAStack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    var board = placed(["dday small", "dday small count=2", "weather small"])
    board.slots = [SavedSlot(Array(board.widgets.prefix(2)), shown: 1), board.slots[2]]
    try Store(in: store.folder).change { try $0.keep(board) }
    #expect(
      told(following.events(in: .utc)) == ["board 2 dday, 3 weather"])
  }
}
