/// The tables and values of a document while it is read, with what may still be added to each.
struct TOMLTree {
  private enum Node {
    case value(TOMLValue)
    case table(Form, at: TOMLPosition, Members)
    /// A table for each header in double brackets; only the last may grow.
    case list([Int], at: TOMLPosition)
  }

  /// How a table came to be.
  private enum Form {
    /// By its own header.
    case header
    /// As a part of the headers of others.
    case implied
    /// By dots in keys: of these lines, or of those under an earlier header.
    case dotted(isComplete: Bool)
  }

  private struct Members {
    var indices: [String: Int] = [:]
    var keys: [TOMLKey] = []
  }

  private var nodes = [Node.table(.header, at: .start, Members())]
  /// The table under whose header keys stand; nil under a header that is wrong.
  private var current: Int? = 0
  /// The tables that dots have made since the last header.
  private var open: [Int] = []

  /// Ends what the last header began; until the next one, keys belong nowhere.
  mutating func leaveTable() {
    for index in open {
      if case .table(_, let position, let members) = nodes[index] {
        nodes[index] = .table(.dotted(isComplete: true), at: position, members)
      }
    }
    (open, current) = ([], nil)
  }

  /// Begins the table of a header.
  mutating func begin(_ path: [TOMLKey]) throws(TOMLFault) {
    guard let key = path.last else { return }
    let parent = try table(of: path.dropLast())
    guard let index = member(key.name, of: parent) else {
      current = add(.table(.header, at: key.position, Members()), as: key, to: parent)
      return
    }
    switch nodes[index] {
    case .table(.implied, let position, let members):
      nodes[index] = .table(.header, at: position, members)
      current = index
    case .table(.header, let first, _): throw key.fault { .repeated($0, first: first) }
    case .table(.dotted, let first, _), .list(_, let first):
      throw key.fault { .closed($0, first: first) }
    case .value(let value): throw key.fault { .repeated($0, first: value.position) }
    }
  }

  /// Begins another table of a list.
  mutating func beginListed(_ path: [TOMLKey]) throws(TOMLFault) {
    guard let key = path.last else { return }
    let parent = try table(of: path.dropLast())
    let index: Int
    if let known = member(key.name, of: parent) {
      guard case .list = nodes[known] else {
        throw key.fault { .closed($0, first: position(of: known)) }
      }
      index = known
    } else {
      index = add(.list([], at: key.position), as: key, to: parent)
    }
    nodes.append(.table(.header, at: key.position, Members()))
    current = nodes.count - 1
    guard case .list(var tables, let first) = nodes[index] else { return }
    // Taken out meanwhile, or each table of a list would take longer than the one before.
    nodes[index] = .list([], at: first)
    tables.append(nodes.count - 1)
    nodes[index] = .list(tables, at: first)
  }

  /// Adds a value to the table under whose header the key stands.
  mutating func insert(_ value: TOMLValue, at path: [TOMLKey]) throws(TOMLFault) {
    guard var table = current, let key = path.last else { return }
    for part in path.dropLast() { table = try dottedTable(part, of: table) }
    if let known = member(key.name, of: table) {
      throw key.fault { .repeated($0, first: position(of: known)) }
    }
    _ = add(.value(value), as: key, to: table)
  }

  /// The table of a header's parts but the last, made where it isn't there.
  private mutating func table(of path: ArraySlice<TOMLKey>) throws(TOMLFault) -> Int {
    var table = 0
    for key in path {
      guard let index = member(key.name, of: table) else {
        table = add(.table(.implied, at: key.position, Members()), as: key, to: table)
        continue
      }
      switch nodes[index] {
      case .table: table = index
      case .list(let tables, _): table = tables.last ?? index
      case .value(let value): throw key.fault { .closed($0, first: value.position) }
      }
    }
    return table
  }

  /// The table of a part before a dot, made where it isn't there.
  private mutating func dottedTable(_ key: TOMLKey, of table: Int) throws(TOMLFault) -> Int {
    guard let index = member(key.name, of: table) else {
      let made = add(
        .table(.dotted(isComplete: false), at: key.position, Members()), as: key, to: table)
      open.append(made)
      return made
    }
    switch nodes[index] {
    case .table(.dotted(isComplete: false), _, _): return index
    case .table(.implied, let position, let members):
      nodes[index] = .table(.dotted(isComplete: false), at: position, members)
      open.append(index)
      return index
    case .table, .list, .value: throw key.fault { .closed($0, first: position(of: index)) }
    }
  }

  private func member(_ name: String, of table: Int) -> Int? {
    if case .table(_, _, let members) = nodes[table] { members.indices[name] } else { nil }
  }

  private func position(of index: Int) -> TOMLPosition {
    switch nodes[index] {
    case .value(let value): value.position
    case .table(_, let position, _), .list(_, let position): position
    }
  }

  private mutating func add(_ node: Node, as key: TOMLKey, to table: Int) -> Int {
    nodes.append(node)
    guard case .table(let form, let position, var members) = nodes[table] else { return table }
    // Taken out meanwhile, or each key of a table would take longer than the one before.
    nodes[table] = .table(form, at: position, Members())
    members.indices[key.name] = nodes.count - 1
    members.keys.append(key)
    nodes[table] = .table(form, at: position, members)
    return nodes.count - 1
  }
}

extension TOMLTree {
  var table: TOMLTable { table(at: 0) }

  private func table(at index: Int) -> TOMLTable {
    guard case .table(_, _, let members) = nodes[index] else { return TOMLTable() }
    return TOMLTable(
      members.keys.compactMap { key in
        members.indices[key.name].map { index in
          TOMLTable.Entry(key: key.name, position: key.position, value: value(at: index))
        }
      })
  }

  private func value(at index: Int) -> TOMLValue {
    switch nodes[index] {
    case .value(let value): value
    case .table(_, let position, _): TOMLValue(.table(table(at: index)), at: position)
    case .list(let tables, let position):
      TOMLValue(
        .array(tables.map { TOMLValue(.table(table(at: $0)), at: self.position(of: $0)) }),
        at: position)
    }
  }
}

extension TOMLKey {
  fileprivate func fault(_ cause: (String) -> TOMLFault.Cause) -> TOMLFault {
    TOMLFault(cause(name), at: position)
  }
}
