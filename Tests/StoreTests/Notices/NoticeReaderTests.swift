import Foundation
import Kit
import Testing

@testable import Store

struct NoticeReaderTests {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: "\(folder.path)/data")
  }

  /// The notices of each change, for a reader who has read everything before.
  private func news(after last: Int = 0, _ changes: (Store) throws -> Void...) throws -> [[Notice
    .Matter]]
  {
    var reader = NoticeReader(of: store, after: Notice.ID(last))
    var news: [[Notice.Matter]] = []
    for change in changes {
      try change(Store(in: store.folder))
      news.append(try reader.next().map(\.matter))
    }
    return news
  }

  @Test func nothingIsMadeInOrderToRead() throws {
    #expect(try news({ _ in }) == [[]])
    #expect(!store.exists)
  }

  @Test func eachNoticeIsReadOnce() throws {
    let news = try news(
      { store in try store.change { try $0.requestReload(of: "a") } },
      { _ in },
      { store in
        try store.change { try $0.requestReload(of: "b") }
        try store.change { try $0.post(.board) }
      })
    #expect(news == [[.changed(kind: "a")], [], [.changed(kind: "b"), .board]])
  }

  @Test func whatIsKnownIsNotReadAgain() throws {
    try store.change { change in
      for kind in ["a", "b"] { try change.requestReload(of: kind) }
    }
    #expect(try news(after: 1, { _ in }) == [[.changed(kind: "b")]])
  }

  @Test func whatIsClaimedLeavesNoGap() throws {
    let news = try news(
      { store in
        try store.change { try $0.post(.open("x")) }
        #expect(try store.change { try $0.claim(Notice.ID(1)) })
        try store.change { try $0.post(.board) }
      })
    #expect(news == [[.board]])
  }

  @Test func everythingMayHaveChangedIfSomeIsGone() throws {
    let news = try news(
      { store in try store.change { try $0.requestReload(of: "a") } },
      { store in
        try store.change { change in
          for _ in 0..<300 { try change.requestReload(of: "b") }
        }
      })
    #expect(news[0] == [.changed(kind: "a")])
    #expect(news[1].prefix(3) == [.changed(kind: nil), .board, .changed(kind: "b")])
    #expect(news[1].count == 2 + 256)
  }

  @Test func everythingHasChangedInADatabaseThatIsGone() throws {
    let remove = { (store: Store) in try FileManager.default.removeItem(atPath: store.folder) }
    let news = try news(
      { store in try store.change { try $0.requestReload(of: "a") } }, remove, { _ in },
      { store in try store.change { try $0.requestReload(of: "b") } })
    #expect(
      news == [
        [.changed(kind: "a")], [.changed(kind: nil)], [],
        [.changed(kind: nil), .board, .changed(kind: "b")],
      ])
  }

  @Test func everythingMayHaveChangedInAnotherDatabase() throws {
    let news = try news(
      { store in try store.change { try $0.requestReload(of: "a") } },
      { store in
        try FileManager.default.removeItem(atPath: store.folder)
        try store.change { try $0.requestReload(of: "b") }
      })
    #expect(news[1] == [.changed(kind: nil), .board, .changed(kind: "b")])
  }
}
