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
          id: SavedWidget.ID(row.integer(0)), kind: row.text(1), family: row.text(2),
          settings: settings[row.integer(0)] ?? [:]),
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
      (widget: row.integer(0), name: row.text(1), value: row.text(2))
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
