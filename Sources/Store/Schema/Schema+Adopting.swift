extension Schema {
  /// Whether a file is ours: it says so, or it is from before files did and holds what ours held then,
  /// or it holds nothing at all.
  func owns(_ connection: Connection) throws -> Bool {
    switch try connection.owner() {
    case Self.owner: true
    case 0: try connection.names() == names(inVersion: connection.version())
    default: false
    }
  }

  /// Nil for a version that there wasn't when files didn't say whom they belong to.
  private func names(inVersion version: Int) throws -> [String]? {
    guard migrations.indices.contains(version - 1) || version == 0 else { return nil }
    return try model(ofVersion: version).names()
  }
}
