import Foundation
import Kit
import Testing

@testable import Store

struct SchemaTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func schema(_ count: Int) -> Schema {
    Schema(migrations: Array(Schema.current.migrations.prefix(count)))
  }

  /// A schema that counts its migrations.
  private func counting(_ steps: Int) -> Schema {
    Schema(
      migrations: [Migration(sentences: "CREATE TABLE steps (number INTEGER) STRICT")]
        + (1..<steps).map { Migration(sentences: "INSERT INTO steps VALUES (\($0))") })
  }

  private func steps(in store: Store) throws -> [Int] {
    try store.read { contents in
      try contents.connection.rows(Statement("SELECT number FROM steps")) { $0.integer(0) }
    }
  }

  @Test func theColumnsAreThoseToWhichTheMigrationsLead() throws {
    let model = try Schema.current.model(ofVersion: Schema.current.version)
    #expect(try Schema.current.columns == model.columns())
  }

  @Test(arguments: 0..<Schema.current.version)
  func everyOlderVersionIsTakenToThisOne(version: Int) throws {
    try Store(in: folder.path, schema: schema(version)).read { _ in }
    let store = Store(in: folder.path)
    try store.change { change in
      let list = try change.addReminderList(named: "Home")
      try change.addReminder("Plants", to: list.id)
      try change.log("tea", milligrams: 40, at: .distantPast)
      try change.keep(SavedBoard(at: .home))
      try change.add(
        DDayRecord(uid: "1", title: "", start: 0, recurrence: "never", missingDay: "last"))
    }
    #expect(try store.read { try $0.connection.version() } == Schema.current.version)
    #expect(store.setAside.isEmpty)
  }

  @Test func whatAnOlderVersionHasKeptStays() throws {
    try Store(in: folder.path, schema: schema(3)).change { change in
      try change.connection.run(
        Statement("INSERT INTO reminder_lists (position, name) VALUES (1, ?)", .text("Home")))
    }
    #expect(try Store(in: folder.path).read { try $0.reminderLists() }.map(\.name) == ["Home"])
  }

  /// Data in an older file is valid even if nothing uses it any more.
  @Test func aStepMayDropWhatAnEarlierOneHasMade() throws {
    let steps = counting(3).migrations
    try Store(in: folder.path, schema: Schema(migrations: steps)).read { _ in }
    let later = Schema(
      migrations: steps + [Migration(sentences: "CREATE TABLE ways (x); DROP TABLE steps")])
    let store = Store(in: folder.path, schema: later)
    #expect(try store.read { try $0.connection.names() } == ["ways"])
    #expect(store.setAside.isEmpty)
  }

  @Test(arguments: [true, false]) func whatALaterVersionHasWrittenIsLeftAlone(
    isOpen: Bool
  ) throws {
    let later = Schema(
      migrations: Schema.current.migrations + [Migration(sentences: "CREATE TABLE more (x)")])
    var owner: Store? = Store(in: folder.path, schema: later)
    try owner?.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    if !isOpen { owner = nil }
    let before = try Dictionary(
      uniqueKeysWithValues: folder.names.filter { !$0.hasSuffix("-shm") }.map {
        ($0, try folder.bytes(of: $0))
      })
    let store = Store(in: folder.path)
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) {
        try store.change { try $0.log("late", milligrams: 1, at: .distantPast) }
      }
      #expect(error?.cause == .newer)
    }
    for (name, bytes) in before { #expect(try folder.bytes(of: name) == bytes, "\(name)") }
    #expect(try folder.names.filter { !$0.hasSuffix("-shm") } == before.keys.sorted())
    #expect(try folder.names.contains("store.db-shm") == isOpen)
    #expect(store.setAside.isEmpty)
    #expect(try owner?.read { try $0.drinks() }.count ?? 1 == 1)
  }

  @Test func everyStepIsTakenOnceHoweverManyComeAtOnce() throws {
    try Store(in: folder.path, schema: counting(3)).read { _ in }
    let schema = counting(20)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      #expect(throws: Never.self) {
        try Store(in: folder.path, patience: .seconds(60), schema: schema).read { _ in }
      }
    }
    #expect(try steps(in: Store(in: folder.path, schema: schema)) == Array(1..<20))
  }

  @Test func aStepThatFailsIsTakenBackAndTheOnesBeforeItStay() throws {
    let broken = Schema(
      migrations: counting(3).migrations + [
        Migration(sentences: "INSERT INTO steps VALUES (9); INSERT INTO nothing VALUES (1)")
      ])
    #expect(throws: StoreError.self) {
      try Store(in: folder.path, schema: broken).read { _ in }
    }
    let store = Store(in: folder.path, schema: counting(5))
    #expect(try steps(in: store) == [1, 2, 3, 4])
    #expect(store.setAside.isEmpty)
  }
}
