extension Contents {
  /// The notices after a known one, earliest first.
  func notices(after id: Notice.ID) throws(StoreError) -> [Notice] {
    try connection.rows(
      Statement(
        "SELECT id, matter, subject FROM notices WHERE id > ? ORDER BY id", .integer(id.number)),
      as: Notice.init
    ).compactMap(\.self)
  }

  /// The id of the last notice ever posted, even if it has been pruned.
  package func lastNotice() throws -> Notice.ID {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'notices'")
    ) { $0.integer(0) }
    return Notice.ID(numbers.first ?? 0)
  }

  /// The earliest notice that hasn't been pruned; nil if there is none.
  func firstNotice() throws(StoreError) -> Notice.ID? {
    try connection.rows(Statement("SELECT min(id) FROM notices")) { row in
      row.optional(0) { Notice.ID(row.integer($0)) }
    }.first ?? nil
  }
}
