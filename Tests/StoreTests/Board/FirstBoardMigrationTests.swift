import Foundation
import Kit
import Testing

@testable import Store

/// Checks what becomes of databases that the program made before it had another first board.
struct FirstBoardMigrationTests {
  private let folder: TestFolder
  private let earlier = Schema(
    migrations: Array(Schema.current.migrations.prefix { $0 != .firstBoard }))

  init() throws {
    folder = try TestFolder()
  }

  private var before: Store { Store(in: folder.path, schema: earlier) }
  private var now: Store { Store(in: folder.path) }

  private func kinds(of store: Store) throws -> [String]? {
    try store.read { try $0.board(at: .home) }?.widgets.map { "\($0.kind) \($0.family)" }
  }

  @Test func aNewStoreHasNoBoard() throws {
    try now.change { try $0.log("espresso", milligrams: 95, at: .now) }
    #expect(try kinds(of: now) == nil)
  }

  @Test func whoNeverChangedTheBoardKeepsTheOneThatWasShown() throws {
    try before.change { try $0.log("espresso", milligrams: 95, at: .now) }
    #expect(
      try kinds(of: now) == [
        "weather medium", "dday small", "reminders medium", "caffeine small", "weather extra-large",
        "steps small",
      ])
    #expect(try now.read { try $0.board(at: .home) }?.widgets.map(\.id.number) == Array(1...6))
  }

  @Test(arguments: [[], ["weather"]]) func aBoardStaysAsItIs(kinds: [String]) throws {
    let board = SavedBoard(
      at: .home,
      widgets: kinds.map { SavedWidget(id: .init(7), kind: $0, family: "small", settings: [:]) })
    try before.change { change in
      try change.connection.run(Statement("INSERT INTO boards (place) VALUES ('home')"))
      for kind in kinds {
        try change.connection.run(
          Statement(
            "INSERT INTO widgets (id, kind, family, position) VALUES (7, ?, 'small', 1)",
            .text(kind)))
      }
    }
    #expect(try now.read { try $0.board(at: .home) } == board)
  }
}
