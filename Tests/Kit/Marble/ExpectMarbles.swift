#if canImport(Testing)
  package import Testing

  /// Expects these rows; rows that aren't listed don't matter.
  package func expectMarbles(
    _ shown: Marbles, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = difference(from: Marbles(expected), to: shown) else { return }
    Issue.record("The marbles are others.\n\(difference)", sourceLocation: sourceLocation)
  }

  /// Each differing row as expected and, below it, as it is; nil if there is none.
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
