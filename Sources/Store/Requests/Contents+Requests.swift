extension Contents {
  /// Those after one that is known, the earliest first.
  func requests(after id: Request.ID) throws(StoreError) -> [Request] {
    try connection.rows(
      Statement(
        "SELECT id, matter, subject FROM requests WHERE id > ? ORDER BY id", .integer(id.number)),
      as: Request.init
    ).compactMap(\.self)
  }

  /// The last one there was, whether it is still there or not.
  package func lastRequest() throws -> Request.ID {
    let numbers = try connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'requests'")
    ) { $0.integer(0) }
    return Request.ID(numbers.first ?? 0)
  }

  /// The first one that wasn't pruned.
  func firstRequest() throws(StoreError) -> Request.ID? {
    try connection.rows(Statement("SELECT min(id) FROM requests")) { row in
      row.optional(0) { Request.ID(row.integer($0)) }
    }.first ?? nil
  }
}
