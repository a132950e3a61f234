import System
package import Store

extension ReminderBook {
  /// Adds a list with a name that no other has.
  package func addList(named name: String) throws -> ReminderDeed {
    try changeLists { change in
      let list = ReminderList(id: ReminderList.ID(0), name: name.onOneLine)
      try change.check(list)
      try change.addReminderList(named: list.name)
    }
  }

  /// Gives a list another name, or stores it in another file, which is created if need be; in the
  /// store if it has none any more.
  package func edit(_ list: ReminderList) throws -> ReminderDeed {
    var list = list
    list.name = list.name.onOneLine
    if let path = list.path {
      let file = TodoFile(path: path, within: store.patience)
      try file.create()
      _ = try file.text()
    }
    return try changeLists { [list] change in
      try change.check(list)
      guard try change.update(list) else { throw ReminderError.listChanged(list.name) }
    }
  }

  /// Removes a list with its reminders. A file that it is stored in stays.
  package func removeList(_ id: ReminderList.ID) throws -> ReminderDeed {
    try changeLists(with: [id]) { try $0.remove(id) }
  }

  /// Changes lists, and the reminders of some.
  private func changeLists(
    with ids: Set<ReminderList.ID> = [], by work: (borrowing Change) throws -> Void
  ) throws -> ReminderDeed {
    try store.change { change in
      let (lists, reminders) = (try change.placedLists(), try change.placed(in: ids))
      try work(change)
      try change.requestReload(of: Self.kind)
      let changed = try lists.changes(to: change.placedLists())
      guard !ids.isEmpty || !changed.isEmpty else { return ReminderDeed() }
      return ReminderDeed(
        lists: changed, stored: try reminders.changes(to: change.placed(in: ids)))
    }
  }
}

extension Change {
  fileprivate func placedLists() throws -> [ReminderList.ID: PlacedList] {
    let positions = try contents.reminderListPositions()
    let lists = try contents.reminderLists().map {
      ($0.id, PlacedList(list: $0, position: positions[$0.id] ?? 0))
    }
    return Dictionary(uniqueKeysWithValues: lists)
  }

  /// Changes a list to what it is after a deed, unless that removes it.
  func prepare(_ change: ReminderDeed.Listed) throws {
    guard let list = (change.before ?? change.after)?.list else { return }
    guard try placedLists()[list.id]?.list == change.before?.list else {
      throw ReminderError.listChanged(list.name)
    }
    guard let after = change.after else { return }
    try check(after.list)
    try put(after.list, at: after.position)
  }

  /// Throws if a list can't have its name or its file.
  fileprivate func check(_ list: ReminderList) throws {
    guard !list.name.isEmpty else { throw ReminderError.namelessList }
    guard !Bound.reminderTitle.isExceeded(by: list.name) else { throw ReminderError.longTitle }
    let others = try contents.reminderLists().filter { $0.id != list.id }
    guard others.list(named: list.name) == nil else { throw ReminderError.listNamed(list.name) }
    guard let path = list.path, let other = others.first(where: { $0.isKept(in: path) }) else {
      return
    }
    throw ReminderError.fileTaken(path: path, list: other.name)
  }
}

extension [ReminderList.ID: PlacedList] {
  fileprivate func changes(to others: Self) -> [ReminderDeed.Listed] {
    Set(keys).union(others.keys).sorted { $0.number < $1.number }.compactMap { id in
      self[id] == others[id] ? nil : ReminderDeed.Listed(before: self[id], after: others[id])
    }
  }
}
