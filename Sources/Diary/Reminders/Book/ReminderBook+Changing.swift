import Almanac
package import FoundationEssentials
import Store

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
