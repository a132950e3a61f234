#if canImport(Testing)
  package import Testing

  /// Expects the rows to be these; rows that aren't written down don't count.
  package func expectMarbles(
    _ shown: Marbles, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = difference(from: Marbles(expected), to: shown) else { return }
    Issue.record("The marbles are others.\n\(difference)", sourceLocation: sourceLocation)
  }

  /// Each row that differs as it should be and, under it, as it is.
  func difference(from expected: Marbles, to shown: Marbles) -> String? {
    var table = Marbles()
    var isSame = true
    for name in expected.names {
      table.set(name, expected[name], note: expected.note(of: name))
      if expected[name] == shown[name], expected.note(of: name) == shown.note(of: name) { continue }
      table.set("! \(name)", shown[name], note: shown.note(of: name))
      isSame = false
    }
    return isSame ? nil : table.description
  }
#endif
