import System

extension Prey {
  /// Each value and fault is within the document, faults in the order of lines, and what stands behind a
  /// whole document doesn't change what it says.
  static func readTOML(_ bytes: [UInt8]) throws {
    let document = TOMLDocument(parsing: bytes)
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for fault in document.faults {
      try BrokenLaw.check(fault.position.isWithin(lines, of: bytes.count))
    }
    try document.root.check { try BrokenLaw.check($0.isWithin(lines, of: bytes.count)) }
    guard document.faults.isEmpty else { return }
    let longer = TOMLDocument(parsing: bytes + Array("\n# the end\n[zzz]\n".utf8))
    let isNew = document.root["zzz"] == nil
    try BrokenLaw.check(!isNew || longer.faults.isEmpty)
    try BrokenLaw.check(longer.root.places.starts(with: document.root.places))
  }
}

extension TOMLPosition {
  fileprivate func isWithin(_ lines: Int, of bytes: Int) -> Bool {
    1...lines ~= line && 1...bytes + 1 ~= column
  }
}

extension TOMLTable {
  fileprivate var places: [TOMLPosition] { entries.map(\.position) }

  fileprivate func check(_ body: (TOMLPosition) throws -> Void) throws {
    for entry in entries {
      try body(entry.position)
      try entry.value.check(body)
    }
  }
}

extension TOMLValue {
  fileprivate func check(_ body: (TOMLPosition) throws -> Void) throws {
    try body(position)
    switch content {
    case .array(let values): for value in values { try value.check(body) }
    case .table(let table): try table.check(body)
    case .string, .integer, .float, .boolean, .moment: break
    }
  }
}
