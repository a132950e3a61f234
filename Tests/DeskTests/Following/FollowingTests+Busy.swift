import Almanac
import Boards
import Foundation
import Kit
import Store
import Testing
import Timelines

@testable import Desk

/// Checks dashboards that can't follow at first.
extension FollowingTests {
  private func startedWithoutABoard() throws -> Following {
    let circumstances = try Circumstances(
      Invocation(), environment: ["HOME": folder.path, "TZ": "UTC"], clocks: Clocks())
    return Following(
      store,
      from: StandingBoards(
        unreadBesides: nil, in: nil,
        orFirst: FirstBoards({ [.home: "weather small"] }, kinds: BoardTests.kinds, zone: .utc)),
      with: FollowedSettings(
        circumstances.supplies, of: .none, as: Invocation(), at: circumstances.site), in: nil)
  }

  /// The notices of before are no news.
  @Test func takesTheBoardOnceTheStoreIsFree() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try keep(["dday small", "dday inline"])
    try Store(in: store.folder).change { try $0.post(.open("widgetty://widget/1")) }
    try Data("left".utf8).write(to: URL(filePath: "\(store.folder)/store.db-wal"))
    var following = try startedWithoutABoard()
    #expect(following.takeLastingFault() == "chrome.store-awaited")
    do {
      let lock = try DatabaseLock(on: "\(store.folder)/store.db")
      #expect(told(following.events(in: .utc)) == [])
      #expect(following.takeLastingFault() == "chrome.store-busy")
      withExtendedLifetime(lock) {}
    }
    #expect(
      told(following.events(in: .utc)) == [
        "content all", "board 1 dday, 2 dday",
      ])
    #expect(following.takeLastingFault() == .some(nil))
    let requests = following.takeOpenRequests()
    #expect(requests.isEmpty)
    try keep(["dday small"])
    #expect(told(following.events(in: .utc)) == ["board 1 dday"])
  }

  @Test func leavesABoardThatIsWrittenInAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following(file: true)
    try Store(in: store.folder).change { try $0.keep(SavedBoard(at: .home)) }
    #expect(told(following.events(in: .utc)) == [])
    #expect(following.boards.boards.instances.map(\.kind) == ["dday"])
  }
}
