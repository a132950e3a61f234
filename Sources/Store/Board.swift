/// A widget on the Home Screen, in the user's words.
package struct SavedWidget: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<SavedWidget>

  package let id: ID
  package var kind: String
  package var family: String
  /// The settings by name.
  package var settings: [String: String]

  package init(id: ID, kind: String, family: String, settings: [String: String]) {
    (self.id, self.kind, self.family, self.settings) = (id, kind, family, settings)
  }
}

/// The name of a board in the database: that of its place.
package struct BoardName: Hashable, Sendable {
  package let text: String

  package static let home = BoardName("home")

  package init(_ text: String) {
    self.text = text
  }
}

/// A saved board: its slots in order, and the widgets in the user's words.
package struct SavedBoard: Hashable, Sendable {
  package let name: BoardName
  package var slots: [SavedSlot]
  /// The digest of the user's own file whose lines the board has taken over; nil if it hasn't.
  package var takenFile: String?

  package init(at name: BoardName, slots: [SavedSlot] = [], takenFile: String? = nil) {
    (self.name, self.slots, self.takenFile) = (name, slots, takenFile)
  }

  /// Creates a board without stacks.
  package init(at name: BoardName, widgets: [SavedWidget]) {
    self.init(at: name, slots: widgets.map { SavedSlot([$0]) })
  }

  /// All widgets in order, including all members of stacks.
  package var widgets: [SavedWidget] { slots.flatMap(\.widgets) }
}

/// A slot of a board: a widget, or a stack of several widgets with one in front.
package struct SavedSlot: Hashable, Sendable {
  package var widgets: [SavedWidget]
  /// The index of the widget in front.
  package var shown: Int
  /// Whether a page begins with the slot, even if it would fit on the one before.
  package var beginsPage: Bool
  /// Whether a stack turns by itself to what matters.
  package var rotates: Bool
  /// Whether a stack may show widgets that aren't in it while they matter.
  package var suggests: Bool

  package init(
    _ widgets: [SavedWidget], shown: Int = 0, beginsPage: Bool = false, rotates: Bool = true,
    suggests: Bool = false
  ) {
    (self.widgets, self.shown, self.beginsPage) = (widgets, shown, beginsPage)
    (self.rotates, self.suggests) = (rotates, suggests)
  }
}

extension Contents {
  /// All widgets in order; nil if the place hasn't been filled yet.
  package func board(at name: BoardName) throws -> SavedBoard? {
    try board(at: name, with: settings())
  }

  private func board(
    at name: BoardName, with settings: [Int: [String: String]]
  ) throws -> SavedBoard? {
    let takenFiles = try connection.rows(
      Statement("SELECT taken_file FROM boards WHERE place = ?", .text(name.text))
    ) { $0.optional(0, $0.text) }
    guard let takenFile = takenFiles.first else { return nil }
    let rows = try connection.rows(
      Statement(
        """
        SELECT id, kind, family, stack, is_shown, begins_page, rotates, suggests FROM widgets
        WHERE place = ? ORDER BY position, id
        """, .text(name.text))
    ) { row in
      WidgetRow(
        widget: SavedWidget(
          id: SavedWidget.ID(row.identifier(0)), kind: row.text(1), family: row.text(2),
          settings: settings[row.identifier(0)] ?? [:]),
        stack: row.optional(3, row.integer), isShown: row.integer(4) != 0,
        beginsPage: row.integer(5) != 0, rotates: row.integer(6) != 0,
        suggests: row.integer(7) != 0)
    }
    return SavedBoard(at: name, slots: rows.slots, takenFile: takenFile)
  }

  /// Those of some boards that have been filled.
  package func boards(at names: [BoardName]) throws -> [BoardName: SavedBoard] {
    let settings = try settings()
    return try names.reduce(into: [:]) { $0[$1] = try board(at: $1, with: settings) }
  }

  /// The number for a new widget in any place. Numbers of removed widgets aren't reused.
  package func nextWidget() throws -> SavedWidget.ID {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'widgets'")
    ) { $0.integer(0) }
    return SavedWidget.ID((numbers.first ?? 0) + 1)
  }

  private func settings() throws -> [Int: [String: String]] {
    let rows = try connection.rows(Statement("SELECT widget, name, value FROM settings")) { row in
      (widget: row.identifier(0), name: row.text(1), value: row.text(2))
    }
    return rows.reduce(into: [:]) { $0[$1.widget, default: [:]][$1.name] = $1.value }
  }
}

/// A widget, with the number of its stack; nil if it is alone in its slot.
private struct WidgetRow {
  let widget: SavedWidget
  let stack: Int?
  let isShown: Bool
  let beginsPage: Bool
  let rotates: Bool
  let suggests: Bool
}

extension [WidgetRow] {
  /// The slots; the widgets of a stack are adjacent.
  fileprivate var slots: [SavedSlot] {
    var slots: [SavedSlot] = []
    var stack: Int?
    for row in self {
      if slots.isEmpty || row.stack == nil || row.stack != stack {
        slots.append(
          SavedSlot(
            [], beginsPage: row.beginsPage, rotates: row.rotates, suggests: row.suggests))
      }
      slots[slots.count - 1].append(row)
      stack = row.stack
    }
    return slots
  }
}

extension SavedSlot {
  fileprivate mutating func append(_ row: WidgetRow) {
    if row.isShown { shown = widgets.count }
    widgets.append(row.widget)
  }
}

extension Change {
  /// Replaces the board of a place and notifies the dashboards. A widget can be on one board only.
  package func keep(_ board: SavedBoard) throws {
    let place = StoredValue.text(board.name.text)
    try connection.run(
      Statement(
        "INSERT OR REPLACE INTO boards (place, taken_file) VALUES (?, ?)", place,
        board.takenFile.map(StoredValue.text) ?? .null))
    try connection.run(Statement("DELETE FROM widgets WHERE place = ?", place))
    var position = 0
    for (index, slot) in board.slots.enumerated() {
      for (member, widget) in slot.widgets.enumerated() {
        position += 1
        try insert(
          widget,
          [
            place, .integer(position), slot.widgets.count > 1 ? .integer(index) : .null,
            .integer(member == slot.shown ? 1 : 0),
            .integer(slot.beginsPage && member == 0 ? 1 : 0), .integer(slot.rotates ? 1 : 0),
            .integer(slot.suggests ? 1 : 0),
          ])
      }
    }
    try post(.board)
  }

  private func insert(_ widget: SavedWidget, _ whereabouts: [StoredValue]) throws {
    let number = StoredValue.integer(widget.id.number)
    try connection.run(
      Statement(
        """
        INSERT INTO widgets
        (id, kind, family, place, position, stack, is_shown, begins_page, rotates, suggests)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, [number, .text(widget.kind), .text(widget.family)] + whereabouts))
    for (name, value) in widget.settings {
      try connection.run(
        Statement(
          "INSERT INTO settings (widget, name, value) VALUES (?, ?, ?)",
          number, .text(name), .text(value)))
    }
  }
}

extension Migration {
  static let board = Migration(
    sentences: """
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
      """)

  /// Gives each place its own board, with stacks, in place of a single board. Its widgets move to
  /// the Home Screen, each to a slot of its own.
  static let boards = Migration(
    sentences: """
      CREATE TABLE boards (
        place TEXT PRIMARY KEY
      ) STRICT, WITHOUT ROWID;
      INSERT INTO boards (place) SELECT 'home' FROM board;
      DROP TABLE board;
      ALTER TABLE widgets ADD COLUMN place TEXT NOT NULL DEFAULT 'home';
      ALTER TABLE widgets ADD COLUMN stack INTEGER;
      ALTER TABLE widgets ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 1;
      """)

  /// Lets a slot begin a page.
  static let boardPages = Migration(
    sentences: "ALTER TABLE widgets ADD COLUMN begins_page INTEGER NOT NULL DEFAULT 0;")

  /// Lets a stack stay as a person has turned it.
  static let stackRotation = Migration(
    sentences: "ALTER TABLE widgets ADD COLUMN rotates INTEGER NOT NULL DEFAULT 1;")

  /// Lets a stack show what isn't in it.
  static let stackSuggestions = Migration(
    sentences: "ALTER TABLE widgets ADD COLUMN suggests INTEGER NOT NULL DEFAULT 0;")

  /// Notes the file whose lines a board has taken over, by its digest.
  static let takenFiles = Migration(
    sentences: "ALTER TABLE boards ADD COLUMN taken_file TEXT;")

  /// Keeps the first board of earlier programs for those who have used one, and never changed it.
  static let firstBoard = Migration(
    sentences: """
      INSERT INTO widgets (position, kind, family)
      SELECT column1, column2, column3 FROM (VALUES
        (1, 'weather', 'medium'), (2, 'dday', 'small'), (3, 'reminders', 'medium'),
        (4, 'caffeine', 'small'), (5, 'weather', 'extra-large'), (6, 'steps', 'small'))
      WHERE EXISTS (SELECT 1 FROM sqlite_sequence)
      AND NOT EXISTS (SELECT 1 FROM boards WHERE place = 'home');
      INSERT OR IGNORE INTO boards (place) SELECT 'home' FROM widgets LIMIT 1;
      """)
}
