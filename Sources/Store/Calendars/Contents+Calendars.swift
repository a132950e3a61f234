extension Contents {
  /// The followed calendars in the order in which they were added.
  package func calendars() throws -> [FollowedCalendar] {
    try connection.rows(
      Statement("SELECT \(FollowedCalendar.columns) FROM calendars ORDER BY id"),
      as: FollowedCalendar.init)
  }

  /// A followed calendar; nil if it doesn't exist.
  package func calendar(_ id: FollowedCalendar.ID) throws -> FollowedCalendar? {
    try connection.rows(
      Statement(
        "SELECT \(FollowedCalendar.columns) FROM calendars WHERE id = ?", .integer(id.number)),
      as: FollowedCalendar.init
    ).first
  }
}

extension FollowedCalendar {
  fileprivate static let columns = """
    id, address, name, category, mark, read_at, next_at, failures, fault, left_out
    """

  fileprivate init(_ row: Row) {
    self.init(id: ID(row.integer(0)), address: row.text(1), name: row.text(2), group: row.text(3))
    (mark, readAt, nextAt) = (row.text(4), row.optional(5, row.date), row.optional(6, row.date))
    (failures, fault, leftOut) = (row.integer(7), row.text(8), row.integer(9))
  }
}
