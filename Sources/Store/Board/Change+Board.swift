extension Change {
  /// Stands the first widgets on the board, numbered from one on.
  package func fillBoard(with widgets: [PlacedWidget]) throws {
    try connection.run(Statement("INSERT OR IGNORE INTO board (id) VALUES (1)"))
    for widget in widgets { try insert(widget) }
    try post(.board)
  }

  /// At the end of the board.
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

  /// False if it is gone.
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

  /// False if it is gone.
  @discardableResult
  package func remove(_ id: PlacedWidget.ID) throws -> Bool {
    let count = try connection.run(
      Statement("DELETE FROM widgets WHERE id = ?", .integer(id.number)))
    guard count > 0 else { return false }
    try post(.board)
    return true
  }

  /// To a place among all, counted from zero, or the one next to it that there is; false if it is
  /// gone.
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

  /// Numbers of widgets that are gone don't come back.
  private func nextWidget() throws -> Int {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'widgets'")
    ) { $0.integer(0) }
    return (numbers.first ?? 0) + 1
  }
}
