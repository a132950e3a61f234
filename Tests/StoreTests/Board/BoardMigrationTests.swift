import Foundation
import Kit
import Testing

@testable import Store

/// Checks databases written before boards had places, as the program then created them.
struct BoardMigrationTests {
  private let folder: TestFolder

  /// The result of the migrations up to version 6.
  private static let version6 = """
    PRAGMA application_id = 1466197876;
    PRAGMA journal_mode = WAL;
    CREATE TABLE notices (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      matter TEXT NOT NULL,
      subject TEXT
    ) STRICT;
    CREATE TABLE widgets (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL,
      family TEXT NOT NULL
    ) STRICT;
    CREATE TABLE settings (
      widget INTEGER NOT NULL REFERENCES widgets ON DELETE CASCADE,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (widget, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE board (
      id INTEGER PRIMARY KEY CHECK (id = 1)
    ) STRICT;
    CREATE TABLE reminder_lists (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      position INTEGER NOT NULL,
      name TEXT NOT NULL
    , path TEXT) STRICT;
    CREATE TABLE reminders (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      list INTEGER NOT NULL REFERENCES reminder_lists ON DELETE CASCADE,
      position INTEGER NOT NULL,
      title TEXT NOT NULL,
      due REAL,
      done_at REAL,
      note TEXT NOT NULL
    , due_day INTEGER) STRICT;
    CREATE INDEX reminders_of_list ON reminders (list, position);
    CREATE TABLE drinks (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      milligrams REAL NOT NULL,
      date REAL NOT NULL
    ) STRICT;
    CREATE INDEX drinks_by_date ON drinks (date);
    CREATE TABLE ddays (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      start INTEGER NOT NULL,
      recurrence TEXT NOT NULL,
      lunar_month INTEGER,
      lunar_day INTEGER,
      missing_day TEXT NOT NULL,
      end INTEGER,
      is_inclusive INTEGER NOT NULL,
      category TEXT NOT NULL,
      is_pinned INTEGER NOT NULL,
      note TEXT NOT NULL,
      removed_at REAL
    ) STRICT;
    PRAGMA user_version = 6;
    """

  private static let widgets = """
    INSERT INTO board (id) VALUES (1);
    INSERT INTO widgets (id, position, kind, family) VALUES
      (1, 5, 'weather', 'small'), (2, 1, 'dday', 'medium'), (4, 3, 'dday', 'small'),
      (7, 3, 'gone', 'huge'), (9, 9, 'steps', 'small');
    DELETE FROM widgets WHERE id = 9;
    INSERT INTO settings (widget, name, value) VALUES
      (1, 'city', 'busan'), (4, 'title', 'Our day'), (4, 'date', '2026-12-25');
    """

  init() throws {
    folder = try TestFolder()
  }

  private func make(_ sentences: String) throws -> Store {
    try folder.write(Data(), as: "store.db")
    let connection = try Connection(path: folder.file("store.db"))
    connection.leavesNoTrace = false
    try connection.execute(sentences)
    return Store(in: folder.path)
  }

  @Test func aBoardBecomesThatOfTheHomeScreen() throws {
    let store = try make(Self.version6 + Self.widgets)
    let widgets = [
      SavedWidget(id: .init(2), kind: "dday", family: "medium", settings: [:]),
      SavedWidget(
        id: .init(4), kind: "dday", family: "small",
        settings: ["title": "Our day", "date": "2026-12-25"]),
      SavedWidget(id: .init(7), kind: "gone", family: "huge", settings: [:]),
      SavedWidget(id: .init(1), kind: "weather", family: "small", settings: ["city": "busan"]),
    ]
    #expect(try store.read { try $0.board(at: .home) } == SavedBoard(at: .home, widgets: widgets))
    #expect(try store.read { try $0.board(at: BoardName("lock")) } == nil)
    #expect(try store.read { try $0.nextWidget() } == SavedWidget.ID(10))
    #expect(try store.read { try $0.connection.version() } == Schema.current.version)
    #expect(store.setAside.isEmpty)
  }

  @Test func daysLeaveNothingOut() throws {
    let store = try make(
      Self.version6
        + """
        INSERT INTO ddays (
          id, uid, title, start, recurrence, missing_day, is_inclusive, category, is_pinned, note)
        VALUES (3, 'u', 'Club', 20000, 'weekly', 'last', 0, '', 1, '');
        """)
    let dday = try #require(try store.read { try $0.ddays() }.first)
    #expect(dday.id == .init(3) && dday.record.title == "Club" && dday.record.isPinned)
    #expect(dday.record.recurrence == "weekly" && dday.record.gaps == [])
  }

  @Test(arguments: [true, false]) func whetherItWasFilledStays(isFilled: Bool) throws {
    let store = try make(
      Self.version6 + (isFilled ? "INSERT INTO board (id) VALUES (1);" : ""))
    #expect(
      try store.read { try $0.board(at: .home) } == (isFilled ? SavedBoard(at: .home) : nil))
    #expect(store.setAside.isEmpty)
  }

  @Test func theProgramOfThatTimeRefusesIt() throws {
    let store = try make(Self.version6 + Self.widgets)
    try store.read { _ in }
    let older = Store(
      in: folder.path, schema: Schema(migrations: Schema.current.migrations.dropLast()))
    let error = #expect(throws: StoreError.self) { try older.read { _ in } }
    #expect(error?.cause == .newer)
    #expect(try store.read { try $0.board(at: .home) }?.widgets.count == 4)
  }

  @Test func anOlderVersionThatLacksSomethingIsDamaged() throws {
    let store = try make(Self.version6 + "DROP TABLE board")
    #expect(try store.read { try $0.board(at: .home) } == nil)
    #expect(store.setAside.count == 1)
  }
}
