extension Change {
  /// Fills the Home Screen with its first widgets, numbered from 1.
  package func fillBoard(with widgets: [PlacedWidget]) throws {
    try connection.run(Statement("INSERT OR IGNORE INTO board (id) VALUES (1)"))
    for widget in widgets { try insert(widget) }
    try post(.board)
  }

  /// Adds a widget at the end of the Home Screen.
  @discardableResult
  package func addWidget(
    _ kind: String, _ family: String, settings: [String: String]
  ) throws -> PlacedWidget {
    let widget = PlacedWidget(
      id: PlacedWidget.ID(try nextWidget()), kind: kind, family: family, settings: settings)
    try insert(widget)
    try post(.board)
    return widget
  }

  /// Replaces a widget; false if it doesn't exist.
  @discardableResult
  package func update(_ widget: PlacedWidget) throws -> Bool {
    let number = StoredValue.integer(widget.id.number)
    let count = try connection.run(
      Statement(
        "UPDATE widgets SET kind = ?, family = ? WHERE id = ?",
        .text(widget.kind), .text(widget.family), number))
    guard count > 0 else { return false }
    try connection.run(Statement("DELETE FROM settings WHERE widget = ?", number))
    try insertSettings(of: widget)
    try post(.board)
    return true
  }

  /// Removes a widget; false if it doesn't exist.
  @discardableResult
  package func remove(_ id: PlacedWidget.ID) throws -> Bool {
    let count = try connection.run(
      Statement("DELETE FROM widgets WHERE id = ?", .integer(id.number)))
    guard count > 0 else { return false }
    try post(.board)
    return true
  }

  /// Moves a widget to a zero-based position, clamped to the valid ones; false if it doesn't exist.
  @discardableResult
  package func move(_ id: PlacedWidget.ID, to place: Int) throws -> Bool {
    var order = try contents.board()?.map(\.id) ?? []
    guard let index = order.firstIndex(of: id) else { return false }
    order.remove(at: index)
    order.insert(id, at: max(0, min(place, order.count)))
    for (position, id) in order.enumerated() {
      try connection.run(
        Statement(
          "UPDATE widgets SET position = ? WHERE id = ?",
          .integer(position + 1), .integer(id.number)))
    }
    try post(.board)
    return true
  }

  private func insert(_ widget: PlacedWidget) throws {
    try connection.run(
      Statement(
        """
        INSERT INTO widgets (id, position, kind, family)
        VALUES (?, (SELECT ifnull(max(position), 0) + 1 FROM widgets), ?, ?)
        """,
        .integer(widget.id.number), .text(widget.kind), .text(widget.family)))
    try insertSettings(of: widget)
  }

  private func insertSettings(of widget: PlacedWidget) throws {
    for (name, value) in widget.settings {
      try connection.run(
        Statement(
          "INSERT INTO settings (widget, name, value) VALUES (?, ?, ?)",
          .integer(widget.id.number), .text(name), .text(value)))
    }
  }

  /// The next widget's number; numbers of removed widgets aren't reused.
  private func nextWidget() throws -> Int {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'widgets'")
    ) { $0.integer(0) }
    return (numbers.first ?? 0) + 1
  }
}
