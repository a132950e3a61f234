extension Contents {
  /// All widgets in order; nil if the Home Screen hasn't been filled yet.
  package func board() throws -> [PlacedWidget]? {
    guard try isBoardFilled else { return nil }
    let settings = try settings()
    return try connection.rows(
      Statement("SELECT id, kind, family FROM widgets ORDER BY position, id")
    ) { row in
      PlacedWidget(
        id: PlacedWidget.ID(row.integer(0)), kind: row.text(1), family: row.text(2),
        settings: settings[row.integer(0)] ?? [:])
    }
  }

  private var isBoardFilled: Bool {
    get throws { try !connection.rows(Statement("SELECT id FROM board")) { _ in true }.isEmpty }
  }

  private func settings() throws -> [Int: [String: String]] {
    let rows = try connection.rows(Statement("SELECT widget, name, value FROM settings")) { row in
      (widget: row.integer(0), name: row.text(1), value: row.text(2))
    }
    return rows.reduce(into: [:]) { $0[$1.widget, default: [:]][$1.name] = $1.value }
  }
}
