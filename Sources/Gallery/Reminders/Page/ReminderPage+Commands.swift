import Keys
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
    switch command {
    case .act: "reminders.page.tick"
    case .beginAnother: "reminders.page.new-list"
    case .press: "reminders.page.show"
    case .configure: "reminders.page.edit-list"
    default: list.nameInSearch(of: command)
    }
  }
}
