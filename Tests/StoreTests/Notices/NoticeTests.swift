import Glibc
import Kit
import Testing

@testable import Store

struct NoticeTests {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func notices(after id: Int = 0) throws -> [Notice] {
    try store.read { try $0.notices(after: Notice.ID(id)) }
  }

  @Test(arguments: [
    Notice.Matter.changed(kind: "weather"), .changed(kind: nil), .reload(kind: "a b\0c"),
    .reload(kind: nil), .board, .open("widgetty://dday/1"),
  ])
  func aNoticeComesBackAsItWasMade(matter: Notice.Matter) throws {
    try store.change { try $0.post(matter) }
    #expect(try notices().map(\.matter) == [matter])
  }

  @Test func onlyNewNoticesAreRead() throws {
    try store.change { change in
      for kind in ["a", "b", "c"] { try change.requestReload(of: kind) }
    }
    #expect(try notices(after: 2).map(\.matter) == [.changed(kind: "c")])
    #expect(try store.read { try $0.lastNotice() } == Notice.ID(3))
  }

  @Test func oldNoticesArePruned() throws {
    try store.change { change in
      for _ in 0..<1000 { try change.requestReload(of: "a") }
    }
    #expect(try notices().count == 256)
    #expect(try store.read { try $0.firstNotice() } == Notice.ID(745))
    #expect(try store.read { try $0.lastNotice() } == Notice.ID(1000))
  }

  @Test func oneOfManyClaimsARequest() throws {
    try store.change { try $0.post(.open("widgetty://dday")) }
    let id = try #require(try notices().first?.id)
    let claims = try (0..<5).map { _ in
      try Store(in: folder.path).change { try $0.claim(id) }
    }
    #expect(claims == [true, false, false, false, false])
    #expect(try store.read { try $0.lastNotice() } == id)
  }

  @Test func whatAnotherVersionAsksForIsPassedOver() throws {
    try store.change { change in
      try change.connection.execute(
        "INSERT INTO notices (matter, subject) VALUES ('dance', NULL), ('open', NULL)")
      try change.post(.board)
    }
    #expect(try notices().map(\.matter) == [.board])
  }

  @Test func aPipeOfTheListenersNameHoldsNobodyUp() throws {
    #expect(mkfifo(folder.file("listeners"), 0o600) == 0)
    #expect(store.isHeard)
    let isListening = store.listen() != nil
    #expect(!isListening)
  }
}
