import Foundation
import Kit
import Testing

@testable import Store

/// Checks that a file under the store's name is used only if it is a store.
struct OwnerTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func make(_ sentences: String) throws {
    try folder.write(Data(), as: "store.db")
    try Connection(path: folder.file("store.db")).execute(sentences)
  }

  private func owner() throws -> Int {
    try Connection(path: folder.file("store.db")).owner()
  }

  @Test func aNewStoreSaysWhomItBelongsTo() throws {
    try Store(in: folder.path).read { _ in }
    #expect(try owner() == Schema.owner)
  }

  @Test(arguments: 0...Schema.current.version)
  func aStoreFromBeforeStoresSaidSoIsAdopted(version: Int) throws {
    try Store(
      in: folder.path, schema: Schema(migrations: Array(Schema.current.migrations.prefix(version)))
    ).read { _ in }
    try make("PRAGMA application_id = 0")
    let store = Store(in: folder.path)
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    #expect(try owner() == Schema.owner)
    #expect(store.setAside.isEmpty)
  }

  @Test(arguments: [
    "CREATE TABLE notes (text)",
    "CREATE TABLE notes (text); PRAGMA user_version = 3",
    "CREATE TABLE drinks (text); PRAGMA user_version = 99",
    "CREATE VIEW one AS SELECT 1",
    "PRAGMA application_id = 7",
    "PRAGMA application_id = 7; CREATE TABLE notices (id)",
    "PRAGMA application_id = -1; PRAGMA user_version = 6",
    "PRAGMA user_version = -1",
  ])
  func anotherProgramsDatabaseIsLeftAlone(sentences: String) throws {
    try make(sentences)
    let before = try folder.bytes(of: "store.db")
    let store = Store(in: folder.path)
    for _ in 0..<2 {
      let errors = [
        #expect(throws: StoreError.self) { try store.read { try $0.drinks() } },
        #expect(throws: StoreError.self) {
          try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
        },
      ]
      #expect(errors.map { $0?.cause } == [.foreign, .foreign])
    }
    #expect(try folder.bytes(of: "store.db") == before)
    #expect(try folder.names == ["store.db"])
    #expect(store.setAside.isEmpty)
  }
}
