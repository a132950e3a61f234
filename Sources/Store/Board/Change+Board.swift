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
