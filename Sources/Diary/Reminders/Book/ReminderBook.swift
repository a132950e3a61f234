package import Almanac
import FoundationEssentials
package import Store

/// All reminders: the lists with files, and the others in the store.
package struct ReminderBook: Sendable {
  /// The kind of the widgets that show reminders.
  package static let kind = "reminders"

  package let store: Store
  let zone: Zone
  let ticks: Ticks?

  package init(in store: Store, zone: Zone, ticks: Ticks? = nil) {
    (self.store, self.zone, self.ticks) = (store, zone, ticks)
  }

  package func lists() throws -> [ReminderList] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.reminderLists() }
  }

  /// The list with a name, ignoring case; nil if there is none.
  package func list(named name: String) throws -> ReminderList? {
    try lists().list(named: name)
  }

  /// All lists with their items, or one of them; calls `noteFile` before reading a file.
  package func shelves(
    of list: ReminderList.ID? = nil, reading noteFile: (String) -> Void = { _ in }
  ) throws -> [Shelf] {
    guard !store.isNew else { return [] }
    let (lists, reminders) = try store.read { contents in
      (try contents.reminderLists(), try contents.reminders(in: list))
    }
    return lists.filter { list == nil || $0.id == list }.map { list in
      guard let path = list.path else {
        let own = reminders.filter { $0.list == list.id }
        return Shelf(list: list, contents: .success(ShelvedItems(own, in: zone)))
      }
      noteFile(path)
      return Shelf(
        list: list,
        contents: Result { () throws(TodoFileError) in
          ShelvedItems(try FileBytes.read(path), of: list.id, in: self)
        })
    }
  }

  /// Passes on the items of all lists, or of one of them, one after the other, so that those of a
  /// long file are never all in memory. Returns the first reason why some can't be read or changed.
  package func forEachItem(
    of list: ReminderList.ID? = nil, reading noteFile: (String) -> Void = { _ in },
    _ body: (ReminderItem) -> Void
  ) throws -> TodoFileError? {
    guard !store.isNew else { return nil }
    let (lists, reminders) = try store.read { contents in
      (try contents.reminderLists(), try contents.reminders(in: list))
    }
    var fault: TodoFileError?
    for shelf in lists where list == nil || shelf.id == list {
      guard let path = shelf.path else {
        for own in reminders where own.list == shelf.id { body(ReminderItem(own, in: zone)) }
        continue
      }
      noteFile(path)
      do {
        try ShelvedItems(FileBytes.read(path), of: shelf.id, in: self).forEach(body)
        fault = fault ?? TodoFile(path: path).fault
      } catch {
        fault = fault ?? error
      }
    }
    return fault
  }

  func items(of text: TodoText, in list: ReminderList.ID) -> [ReminderItem] {
    zip(text.lines, text.identities).enumerated().compactMap { index, entry in
      item(of: entry.0.content[...], entry.1, at: index, in: list)
    }
  }

  func item(
    of content: ArraySlice<UInt8>, _ identity: LineIdentity, at index: Int,
    in list: ReminderList.ID
  ) -> ReminderItem? {
    guard !content.isBlankLine else { return nil }
    let id = ItemID.line(identity, of: list)
    return ReminderItem(
      TodoFields(content), id: id, number: index + 1, ticked: ticks?[id], in: zone)
  }
}

extension [ReminderList] {
  func list(named name: String) -> ReminderList? {
    first { $0.name == name }
      ?? first { $0.name.trimmed.lowercased() == name.trimmed.lowercased() }
  }
}
