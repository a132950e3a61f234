package import Store

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
