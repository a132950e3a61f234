package import Intents
package import Reminders

extension ReminderError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "reminders.gone"
    case .noList, .blankTitle: LocalizedStringResource(stringLiteral: description)
    }
  }
}

extension TodoFileError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .lineGone: "reminders.gone"
    case .bothKept: "reminders.both-kept"
    case .unreadable, .unwritable: "reminders.unsynced"
    }
  }
}
