extension Contents {
  /// Those after one that is known, the earliest first.
  func notices(after id: Notice.ID) throws(StoreError) -> [Notice] {
    try connection.rows(
      Statement(
        "SELECT id, matter, subject FROM notices WHERE id > ? ORDER BY id", .integer(id.number)),
      as: Notice.init
    ).compactMap(\.self)
  }

  /// The last one there was, whether it is still there or not.
  package func lastNotice() throws -> Notice.ID {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'notices'")
    ) { $0.integer(0) }
    return Notice.ID(numbers.first ?? 0)
  }

  /// The first one that wasn't pruned.
  func firstNotice() throws(StoreError) -> Notice.ID? {
    try connection.rows(Statement("SELECT min(id) FROM notices")) { row in
      row.optional(0) { Notice.ID(row.integer($0)) }
    }.first ?? nil
  }
}
