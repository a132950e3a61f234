import Foundation
import Kit
import Testing

@testable import Store

struct ClaimTests {
  private let folder: TestFolder
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    folder = try TestFolder()
  }

  private func make(_ claims: [Claim], in store: Store, at date: Date) throws -> [String] {
    try store.change { try $0.make(claims, at: date) }.map(\.subject)
  }

  @Test func oneOfTwoProcessesMakesAClaim() throws {
    let (one, other) = (Store(in: folder.path), Store(in: folder.path))
    let claims = ["a", "b"].map { Claim(on: $0, due: noon) }
    #expect(try make([claims[0]], in: one, at: noon) == ["a"])
    #expect(try make(claims, in: other, at: noon) == ["b"])
    #expect(try make(claims, in: one, at: noon) == [])
    let made = try one.read { try $0.claims() }
    #expect(claims.allSatisfy(made.have) && !made.have(Claim(on: "c", due: noon)))
  }

  @Test func anotherDateIsAnotherClaimUnlessItIsAboutTheSame() throws {
    let store = Store(in: folder.path)
    #expect(try make([Claim(on: "a", due: noon)], in: store, at: noon) == ["a"])
    #expect(try make([Claim(on: "a", due: noon + 60)], in: store, at: noon) == ["a"])
    let near = Claim(on: "a", due: noon + 600, tolerance: 540)
    #expect(try make([near], in: store, at: noon) == [])
    #expect(try store.read { try $0.claims() }.have(near))
    let far = Claim(on: "a", due: noon + 600, tolerance: 539)
    #expect(try make([far], in: store, at: noon) == ["a"])
  }

  /// Neither old ones stay, nor those of a clock that was wrong.
  @Test func claimsAreForgotten() throws {
    let store = Store(in: folder.path)
    let claims = [-8.0, -1, 0, 1, 8].map { Claim(on: "\($0)", due: noon + $0 * 86_400) }
    #expect(try make(claims, in: store, at: noon).count == 5)
    #expect(try make([], in: store, at: noon).isEmpty)
    #expect(try make(claims, in: store, at: noon) == ["-8.0", "8.0"])
  }

  @Test func aStoreFromBeforeTakesClaims() throws {
    let earlier = Schema(
      migrations: Array(Schema.current.migrations.prefix { $0 != .claims }))
    try Store(in: folder.path, schema: earlier).change { change in
      _ = try change.addTimer(named: "Tea", seconds: 60, at: noon)
    }
    let store = Store(in: folder.path)
    #expect(try make([Claim(on: "a", due: noon)], in: store, at: noon) == ["a"])
    #expect(try store.read { try $0.timers() }.map(\.name) == ["Tea"])
    #expect(store.setAside.isEmpty)
  }
}
