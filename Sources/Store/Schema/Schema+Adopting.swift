extension Schema {
  /// Whether a file is ours: its header says so, or it predates that header and has the tables of
  /// its version, or it is empty.
  func owns(_ connection: Connection) throws -> Bool {
    switch try connection.owner() {
    case Self.owner: true
    case 0: try connection.names() == names(inVersion: connection.version())
    default: false
    }
  }

  /// The names in a version of the schema; nil for versions that always had the header.
  private func names(inVersion version: Int) throws -> [String]? {
    guard migrations.indices.contains(version - 1) || version == 0 else { return nil }
    return try model(ofVersion: version).names()
  }
}
