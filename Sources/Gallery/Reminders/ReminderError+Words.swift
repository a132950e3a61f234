package import Diary
package import WidgetIntents

extension ReminderError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "reminders.gone"
    case .noList(let name): "reminders.no-list \(name.prefix(60))"
    case .blankTitle: "reminders.blank"
    case .longTitle: "reminders.long"
    case .longListName: "reminders.long-list"
    case .fileTaken(_, let list): "reminders.file-taken \(list.prefix(60))"
    case .listNamed(let name): "reminders.list-named \(name.prefix(60))"
    case .namelessList: "reminders.nameless-list"
    case .listChanged(let name): "reminders.list-changed \(name.prefix(60))"
    case .halfDone(let changed, _): "reminders.half-done \(changed.joined(separator: ", "))"
    }
  }
}
