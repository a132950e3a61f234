import System

extension Change {
  /// Asks all dashboards to reload the widgets of a kind, or all if nil, because their data has
  /// changed.
  package func requestReload(of kind: String?) throws {
    try post(.changed(kind: kind))
  }

  package func post(_ matter: Notice.Matter) throws {
    try connection.run(
      Statement(
        "INSERT INTO notices (matter, subject) VALUES (?, ?)",
        .text(matter.word), StoredValue(matter.subject)))
    let id = Notice.ID(connection.lastNumber)
    connection.posted.append(id)
    NoticeTrace.current?.post(id, in: connection.path)
    try connection.run(
      Statement(
        "DELETE FROM notices WHERE id <= ?", .integer(id.number - Self.mostNotices)))
  }

  /// Claims a link to be opened; false if another process has already claimed it.
  package func claim(_ id: Notice.ID) throws -> Bool {
    try connection.run(
      Statement(
        "UPDATE notices SET matter = 'claimed' WHERE id = ? AND matter = 'open'",
        .integer(id.number))) > 0
  }

  private static var mostNotices: Int { Bound.notices.greatest }
}
