import Intents
import Reminders
import Views

/// Why not all can be told that is to be done, or can't be changed.
enum AgendaTrouble: Hashable {
  case file(TodoFileError)
  /// What was chosen isn't there.
  case noList(String)

  var words: LocalizedStringResource {
    switch self {
    case .file(let error): error.localizedStringResource
    case .noList(let name): ReminderError.noList(name).localizedStringResource
    }
  }

  /// What goes with the brief words.
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
