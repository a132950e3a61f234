import System
package import Store

extension ReminderBook {
  /// Stores a list in a file from now on; creates the list if necessary. Throws if another list
  /// uses that file, under whatever path.
  package func keep(
    listNamed name: String?, orMade newName: String, in path: String
  ) throws -> ReminderList {
    let file = TodoFile(path: path, within: store.patience)
    try file.create()
    _ = try file.text()
    return try store.change { change in
      var list = try change.reminderList(named: name, orMade: newName)
      let others = try change.contents.reminderLists().filter { $0.id != list.id }
      if let other = others.first(where: { $0.isKept(in: path) }) {
        throw ReminderError.fileTaken(path: path, list: other.name)
      }
      list.path = path
      try change.update(list)
      try change.requestReload(of: Self.kind)
      return list
    }
  }

  /// Stores a list in the program's own store again.
  package func keepInStore(_ list: ReminderList) throws {
    var list = list
    list.path = nil
    try store.change { change in
      try change.update(list)
      try change.requestReload(of: Self.kind)
    }
  }
}

extension ReminderList {
  /// Whether it is stored in a file, under whatever path.
  func isKept(in other: String) -> Bool {
    guard let path else { return false }
    return path == other
      || FileIdentity(path: path).map { $0 == FileIdentity(path: other) } ?? false
  }
}
