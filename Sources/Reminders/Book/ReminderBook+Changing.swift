import Almanac
package import FoundationEssentials
package import Store

extension ReminderBook {
  /// Whoever shows it hears of it. What is done already stays done when it was.
  package func set(_ item: ItemID, isDone: Bool, at date: Date) throws {
    switch item {
    case .stored(let id):
      try store.change { change in
        guard let reminder = try change.contents.reminder(id) else { throw ReminderError.gone }
        guard reminder.isDone != isDone else { return }
        try change.setDone(id, at: isDone ? date : nil)
        try change.requestReload(of: Self.kind)
      }
    case .line(let line, let list):
      try file(of: list).change(
        isDone ? .finish(line, on: zone.civil(at: date).day) : .reopen(line))
    }
  }

  package func remove(_ item: ItemID) throws {
    switch item {
    case .stored(let id):
      try store.change { change in
        guard try change.remove(id) else { throw ReminderError.gone }
        try change.requestReload(of: Self.kind)
      }
    case .line(let line, let list): try file(of: list).change(.remove(line))
    }
  }

  /// At the end of a list.
  package func add(
    _ title: String, due deadline: Deadline? = nil, to list: ReminderList, at date: Date
  ) throws {
    let title = title.onOneLine
    guard !title.isEmpty else { throw ReminderError.blankTitle }
    guard let path = list.path else {
      return try store.change { change in
        try change.addReminder(
          title, to: list.id, due: deadline?.date, dueDay: deadline?.day?.number)
        try change.requestReload(of: Self.kind)
      }
    }
    try TodoFile(path: path).change(.add(line(title, due: deadline, at: date)))
  }

  private func file(of list: ReminderList.ID) throws -> TodoFile {
    guard let path = try lists().first(where: { $0.id == list })?.path else {
      throw ReminderError.gone
    }
    return TodoFile(path: path)
  }

  /// A title that would look as if it were done stands behind the day on which it was written.
  private func line(_ title: String, due deadline: Deadline?, at date: Date) -> [UInt8] {
    let words = [title] + (deadline.map { [TodoFields.tag(for: $0, in: zone)] } ?? [])
    let line = Array(words.joined(separator: " ").utf8)
    return TodoFields(line).isDone ? Array("\(zone.civil(at: date).day) ".utf8) + line : line
  }
}

extension Deadline {
  fileprivate var date: Date? {
    if case .date(let date) = self { date } else { nil }
  }

  fileprivate var day: CivilDay? {
    if case .day(let day) = self { day } else { nil }
  }
}

extension String {
  /// Without blanks around it, and without what would make it several lines.
  fileprivate var onOneLine: String {
    split { $0.isNewline || $0 == "\0" }.map { String($0).trimmed }.joined(separator: " ").trimmed
  }
}
