import Diary
import Views
import WidgetIntents

/// The reason why reminders are missing or can't be changed.
enum AgendaFault: Hashable {
  case file(TodoFileError)
  /// The chosen list doesn't exist.
  case noList(String)

  var words: LocalizedStringResource {
    switch self {
    case .file(let error): error.localizedStringResource
    case .noList(let name): ReminderError.noList(name).localizedStringResource
    }
  }

  /// The details for the brief text.
  var detail: Text {
    switch self {
    case .file: Text(words)
    case .noList(let name): Text(verbatim: name)
    }
  }

  var briefWords: LocalizedStringResource {
    switch self {
    case .file: "reminders.unsynced"
    case .noList: "reminders.no-list.brief"
    }
  }
}
