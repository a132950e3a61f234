extension Change {
  /// Has every dashboard ask the widgets of a kind again, or all of them, because something has
  /// changed that they show.
  package func requestReload(of kind: String?) throws {
    try post(.changed(kind: kind))
  }

  package func post(_ matter: Notice.Matter) throws {
    try connection.run(
      Statement(
        "INSERT INTO notices (matter, subject) VALUES (?, ?)",
        .text(matter.word), StoredValue(matter.subject)))
    try connection.run(
      Statement(
        "DELETE FROM notices WHERE id <= ?", .integer(connection.lastNumber - Self.mostNotices)))
  }

  /// Whether nobody else has claimed a link that is to be opened; nobody can from now on.
  package func claim(_ id: Notice.ID) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE notices SET matter = 'claimed' WHERE id = ? AND matter = 'open'",
        .integer(id.number))) > 0
  }

  private static var mostNotices: Int { 256 }
}
