package import Intents
package import Reminders

extension ReminderError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "reminders.gone"
    case .noList(let name): "reminders.no-list \(name.prefix(60))"
    case .blankTitle: "reminders.blank"
    }
  }
}
