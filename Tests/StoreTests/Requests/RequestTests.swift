import Testing

@testable import Store

struct RequestTests {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func requests(after id: Int = 0) throws -> [Request] {
    try store.read { try $0.requests(after: Request.ID(id)) }
  }

  @Test(arguments: [
    Request.Matter.changed(kind: "weather"), .changed(kind: nil), .reload(kind: "a b\0c"),
    .reload(kind: nil), .board, .open("widgetty://dday/1"),
  ])
  func aRequestComesBackAsItWasMade(matter: Request.Matter) throws {
    try store.change { try $0.request(matter) }
    #expect(try requests().map(\.matter) == [matter])
  }

  @Test func onlyNewRequestsAreRead() throws {
    try store.change { change in
      for kind in ["a", "b", "c"] { try change.requestReload(of: kind) }
    }
    #expect(try requests(after: 2).map(\.matter) == [.changed(kind: "c")])
    #expect(try store.read { try $0.lastRequest() } == Request.ID(3))
  }

  @Test func oldRequestsArePruned() throws {
    try store.change { change in
      for _ in 0..<1000 { try change.requestReload(of: "a") }
    }
    #expect(try requests().count == 256)
    #expect(try store.read { try $0.firstRequest() } == Request.ID(745))
    #expect(try store.read { try $0.lastRequest() } == Request.ID(1000))
  }

  @Test func oneOfManyClaimsARequest() throws {
    try store.change { try $0.request(.open("widgetty://dday")) }
    let id = try #require(try requests().first?.id)
    let claims = try (0..<5).map { _ in
      try Store(in: folder.path).change { try $0.claim(id) }
    }
    #expect(claims == [true, false, false, false, false])
    #expect(try store.read { try $0.lastRequest() } == id)
  }

  @Test func whatAnotherVersionAsksForIsPassedOver() throws {
    try store.change { change in
      try change.connection.execute(
        "INSERT INTO requests (matter, subject) VALUES ('dance', NULL), ('open', NULL)")
      try change.request(.board)
    }
    #expect(try requests().map(\.matter) == [.board])
  }
}
