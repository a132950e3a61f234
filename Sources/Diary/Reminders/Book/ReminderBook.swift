package import Almanac
package import FoundationEssentials
package import Store
import System

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

extension ReminderBook {
  /// The list with a name, or the first list if nil; created if there is none, only once even if
  /// several processes ask.
  package func list(named name: String?, orMade newName: String) throws -> ReminderList {
    try store.change { try $0.reminderList(named: name, orMade: newName) }
  }

  /// The cleaned-up title; throws if it is blank or too long. If a separate deadline is given,
  /// deadlines in the words are removed.
  @discardableResult
  package func title(of words: String, isDue: Bool) throws(ReminderError) -> String {
    let title = isDue ? words.onOneLine.withoutDeadline : words.onOneLine
    guard !title.withoutRepetition.withoutVisibility.isBlank else { throw .blankTitle }
    guard !Bound.reminderTitle.isExceeded(by: title) else { throw .longTitle }
    return title
  }

  /// Adds a reminder at the end of a list and returns it. A tag such as `rec:1w` in its title makes
  /// it repeat.
  @discardableResult
  package func add(
    _ title: String, due deadline: Deadline? = nil, priority: Priority? = nil,
    to list: ReminderList, at date: Date
  ) throws -> ReminderItem {
    let title = try self.title(of: title, isDue: deadline != nil)
    if let path = list.path {
      var line = TodoFields(line(title, due: deadline, at: date))
      if let priority { line.priority = priority.letter }
      return try add(
        line.content, to: TodoFile(path: path, within: store.patience), of: list.id)
    }
    return try store.change { change in
      let reminder = try change.addReminder(
        title.withoutRepetition, to: list.id, due: deadline?.date, dueDay: deadline?.day?.number,
        repeats: TodoFields(Array(title.utf8)).repetition?.description,
        priority: priority?.description)
      try change.requestReload(of: Self.kind)
      return ReminderItem(reminder, in: zone)
    }
  }

  private func add(
    _ line: [UInt8], to file: TodoFile, of list: ReminderList.ID
  ) throws -> ReminderItem {
    let text = try file.change([.add(line)])
    let index = text.lines.lastIndex { $0.content == line }
    let item = items(of: text, in: list).last { $0.number == index.map { $0 + 1 } }
    guard let item else { throw TodoFileError.lineGone }
    return item
  }

  /// The line for a title. A title that would look completed is preceded by the date.
  private func line(_ title: String, due deadline: Deadline?, at date: Date) -> [UInt8] {
    let words = [title] + (deadline.map { [TodoFields.tag(for: $0, in: zone)] } ?? [])
    let line = Array(words.joined(separator: " ").utf8)
    return TodoFields(line).isDone ? Array("\(zone.civil(at: date).day) ".utf8) + line : line
  }
}

extension String {
  /// The text on one line, without surrounding blanks.
  var onOneLine: String {
    split { $0.isNewline || $0 == "\0" }.map { String($0).trimmed }.joined(separator: " ").trimmed
  }
}

extension ReminderBook {
  @discardableResult
  package func set(_ item: ItemID, isDone: Bool, at date: Date) throws -> [ReminderItem] {
    try change([item], by: isDone ? .finish : .reopen, at: date)
  }

  /// Changes all items or, if one doesn't exist or can't be changed, none. Notifies the widgets and
  /// returns the items that remain, then those that follow finished ones.
  @discardableResult
  package func change(
    _ items: [ItemID], by fate: ItemChange, at date: Date
  ) throws -> [ReminderItem] {
    // The files are changed while the store is locked, so one patience is enough for all.
    let book = ReminderBook(in: store.sharing(store.patience), zone: zone, ticks: ticks)
    return try book.changeTogether(items, by: fate, at: date)
  }

  private func changeTogether(
    _ items: [ItemID], by fate: ItemChange, at date: Date
  ) throws -> [ReminderItem] {
    let reminders = items.compactMap(\.reminder)
    let files = try fileChanges(of: items, by: fate, at: date)
    var written: [WrittenFile] = []
    var changed: [ReminderItem] = []
    do {
      if reminders.isEmpty {
        changed = try rewrite(files, noting: &written)
      } else {
        changed = try store.change { change in
          try change.apply(fate, to: reminders, at: date, in: zone).map {
            ReminderItem($0, in: zone)
          }
            + rewrite(files, noting: &written)
        }
      }
    } catch {
      throw written.undo(because: error)
    }
    for item in items where item.line != nil {
      ticks?.note(item, at: fate == .finish ? date : nil)
    }
    let others = changed.filter { !items.contains($0.id) }
    return items.compactMap { id in changed.first { $0.id == id } } + others
  }

  private func rewrite(
    _ changes: [FileChange], noting written: inout [WrittenFile]
  ) throws -> [ReminderItem] {
    try changes.flatMap { change in
      let (before, after) = try change.file.changed(by: change.edits)
      written.append(WrittenFile(file: change.file, before: before, after: after))
      let touched = Set(change.edits.compactMap(\.line))
      let successors = before.successors(by: change.edits)
        .compactMap { content in after.lines.lastIndex { $0.content == content } }
      return items(of: after, in: change.list).filter { item in
        successors.contains(item.number - 1)
          || item.id.line.map { touched.contains($0.line) } == true
      }
    }
  }

  /// The edits for each file. All are checked beforehand, because several files can't change in one
  /// step; what still fails is undone.
  private func fileChanges(
    of items: [ItemID], by fate: ItemChange, at date: Date
  ) throws -> [FileChange] {
    let lines = Dictionary(grouping: items.compactMap(\.line), by: \.list)
    guard !lines.isEmpty else { return [] }
    let lists = try lists()
    let day = zone.civil(at: date).day
    let changes = try lines.map { list, lines in
      guard let path = lists.first(where: { $0.id == list })?.path else {
        throw ReminderError.gone
      }
      return FileChange(
        file: TodoFile(path: path, within: store.patience), list: list,
        edits: lines.map { fate.edit(of: $0.line, on: day) })
    }
    if changes.count > 1 { for change in changes { try change.file.check(change.edits) } }
    return changes
  }
}

/// The edits to the file of a list.
private struct FileChange {
  let file: TodoFile
  let list: ReminderList.ID
  let edits: [TodoEdit]
}

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

extension ReminderBook {
  /// The reminders with some titles as an untouched store would begin with them; none if the store has
  /// ever had a board or a list.
  package func introduction(_ titles: [String]) throws -> [ReminderItem] {
    let isUntouched = try store.isNew || store.read { try $0.isUntouched() }
    guard isUntouched else { return [] }
    return titles.enumerated().map { index, title in
      let reminder = Reminder(
        id: Reminder.ID(index + 1), list: ReminderList.ID(1), title: title)
      return ReminderItem(reminder, in: zone)
    }
  }

  /// Keeps these reminders, which only an untouched store does.
  package func introduce(_ titles: [String], inNewList list: String) throws {
    guard try !introduction(titles).isEmpty else { return }
    try store.change { try $0.introduce(titles, inNewList: list) }
  }
}

extension Change {
  /// Adds a list of reminders to a store that has never had a board or a list.
  package func introduce(_ titles: [String], inNewList name: String) throws {
    guard try contents.isUntouched() else { return }
    let list = try addReminderList(named: name)
    for title in titles { try addReminder(title, to: list.id) }
    try requestReload(of: ReminderBook.kind)
  }
}

extension Contents {
  fileprivate func isUntouched() throws -> Bool {
    try board(at: .home) == nil && !hasHadReminderLists()
  }
}
