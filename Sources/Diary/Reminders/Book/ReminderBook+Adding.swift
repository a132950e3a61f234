import Almanac
import System
package import FoundationEssentials
package import Store

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
    _ title: String, due deadline: Deadline? = nil, to list: ReminderList, at date: Date
  ) throws -> ReminderItem {
    let title = try self.title(of: title, isDue: deadline != nil)
    if let path = list.path {
      return try add(
        line(title, due: deadline, at: date), to: TodoFile(path: path, within: store.patience),
        of: list.id)
    }
    return try store.change { change in
      let reminder = try change.addReminder(
        title.withoutRepetition, to: list.id, due: deadline?.date, dueDay: deadline?.day?.number,
        repeats: TodoFields(Array(title.utf8)).repetition?.description)
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
