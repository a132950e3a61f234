import Pages

extension ReminderPage {
  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .configure: scope.list != nil
    case .reload: false
    case .undo: last != nil
    case .act, .open, .remove: list.row != nil
    default: list.offers(command)
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch (list.focus, writing, command) {
    case (.entry, .edit, .open): return "reminders.page.keep.key"
    case (.entry, .edit, .save): return "reminders.page.keep.close"
    case (.entry, .list, .open): return "reminders.page.make-list"
    case (.entry, .list, .save): return "reminders.page.make-list.close"
    default: break
    }
    return nameInRows(of: command)
  }

  private func nameInRows(of command: KeyCommand) -> String? {
    switch command {
    case .act: "reminders.page.tick"
    case .beginAnother: "reminders.page.new-list"
    case .press: "reminders.page.show"
    case .configure: "reminders.page.edit-list"
    default: list.nameInSearch(of: command)
    }
  }

  /// Opens the settings of the list that is shown; nil if none is.
  var settings: PageEffect? {
    scope.list.flatMap { ReminderLink.settings($0).url }.map { .enter($0) }
  }
}
