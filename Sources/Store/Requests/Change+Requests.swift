extension Change {
  /// Has every dashboard ask the widgets of a kind again, or all of them, because something has
  /// changed that they show.
  package func requestReload(of kind: String?) throws {
    try request(.changed(kind: kind))
  }

  package func request(_ matter: Request.Matter) throws {
    try connection.run(
      Statement(
        "INSERT INTO requests (matter, subject) VALUES (?, ?)",
        .text(matter.word), StoredValue(matter.subject)))
    try connection.run(
      Statement(
        "DELETE FROM requests WHERE id <= ?", .integer(connection.lastNumber - Self.mostRequests)))
  }

  /// Whether a request still was there; nobody else can claim it now.
  package func claim(_ id: Request.ID) throws -> Bool {
    try connection.run(Statement("DELETE FROM requests WHERE id = ?", .integer(id.number))) > 0
  }

  private static var mostRequests: Int { 256 }
}
