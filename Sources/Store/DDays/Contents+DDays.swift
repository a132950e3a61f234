extension Contents {
  /// The D-Days in the order in which they were added.
  package func ddays() throws -> [StoredDDay] {
    try connection.rows(
      Statement("SELECT \(StoredDDay.columns) FROM ddays WHERE removed_at IS NULL ORDER BY id"),
      as: StoredDDay.init)
  }

  /// The D-Days in Recently Deleted, the last deleted first.
  package func removedDDays() throws -> [StoredDDay] {
    try connection.rows(
      Statement(
        """
        SELECT \(StoredDDay.columns) FROM ddays WHERE removed_at IS NOT NULL
        ORDER BY removed_at DESC, id DESC
        """),
      as: StoredDDay.init)
  }

  /// The number of D-Days, deleted or not.
  package func ddayCount() throws -> Int {
    try connection.rows(Statement("SELECT count(*) FROM ddays")) { $0.integer(0) }.first ?? 0
  }

  /// A D-Day, deleted or not; nil if it doesn't exist.
  package func dday(_ id: StoredDDay.ID) throws -> StoredDDay? {
    try connection.rows(
      Statement("SELECT \(StoredDDay.columns) FROM ddays WHERE id = ?", .integer(id.number)),
      as: StoredDDay.init
    ).first
  }
}

extension StoredDDay {
  fileprivate static let columns = """
    id, uid, title, start, recurrence, lunar_month, lunar_day, missing_day, end, is_inclusive, \
    category, is_pinned, note, removed_at, gaps, calendar, has_own_category
    """

  fileprivate init(_ row: Row) {
    let calendar = row.optional(15, row.integer).map(FollowedCalendar.ID.init)
    var record = DDayRecord(
      uid: DDayRecord.uid(in: row.text(1), of: calendar), title: row.text(2),
      start: row.integer(3), recurrence: row.text(4), missingDay: row.text(7))
    record.lunarMonth = row.optional(5, row.integer)
    record.lunarDay = row.optional(6, row.integer)
    record.end = row.optional(8, row.integer)
    record.isInclusive = row.integer(9) != 0
    record.group = row.text(10)
    record.hasOwnGroup = row.integer(16) != 0
    record.isPinned = row.integer(11) != 0
    record.note = row.text(12)
    record.gaps = row.text(14).split(separator: " ").compactMap { Int($0) }
    self.init(
      id: ID(row.integer(0)), record: record, removedAt: row.optional(13, row.date),
      calendar: calendar)
  }
}
