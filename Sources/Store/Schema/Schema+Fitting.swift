extension Schema {
  /// Whether a file has all columns of its version and none of later ones; additions by others are
  /// ignored.
  func fits(_ connection: Connection) throws -> Bool {
    let version = try connection.version()
    let current = try columns ?? model(ofVersion: self.version).columns()
    let due = try version == self.version ? current : model(ofVersion: version).columns()
    // A later migration may have dropped columns that are due.
    return try connection.columns().intersection(current.union(due)) == due
  }

  /// An empty database in memory after the first `version` migrations.
  func model(ofVersion version: Int) throws -> Connection {
    let model = try Connection(path: ":memory:")
    for migration in migrations.prefix(version) { try model.execute(migration.sentences) }
    return model
  }
}

extension Connection {
  /// The columns of all tables, each with its table's name.
  func columns() throws(StoreError) -> Set<[String]> {
    Set(
      try rows(
        Statement(
          """
          SELECT tables.name, columns.name FROM sqlite_schema AS tables, \
          pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
          """)
      ) { [$0.text(0), $0.text(1)] })
  }
}
