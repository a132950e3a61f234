package import Diary
import Views
package import WidgetIntents

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

/// The problem with a list, as much as fits.
struct AgendaFaultText: View {
  let fault: AgendaFault

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(fault.words)
      Text(fault.briefWords)
    }
    .lineLimit(1)
    .foregroundStyle(Color("Late"))
  }
}

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

extension ReminderError: PassingError {
  /// True if the reminder is gone, because then it can't be pressed again.
  package var hasPassed: Bool { self == .gone }
}

extension TodoFileError: CustomLocalizedStringResourceConvertible {
  /// A short description, with only the name of the file.
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let path, let cause): "reminders.unreadable \(path.fileName) \(cause.words)"
    case .unwritable(let path, let cause): "reminders.unwritable \(path.fileName) \(cause.words)"
    case .busy: "store.busy"
    case .lineGone: "reminders.line-gone"
    case .bothKept: "reminders.both-kept"
    case .restless: "reminders.restless"
    }
  }
}

extension FileCause {
  fileprivate var words: LocalizedStringResource {
    LocalizedStringResource("file.\(sort.rawValue)" as String)
  }
}

extension String {
  fileprivate var fileName: Substring { split(separator: "/").last ?? self[...] }
}

extension TodoFileError: PassingError {
  package var hasPassed: Bool {
    switch self {
    case .unreadable(let path, _): (try? TodoFile(path: path).text()) != nil
    case .unwritable(let path, let cause) where cause.sort == .full: TodoFile(path: path).hasRoom
    case .busy(let path): TodoFile(path: path).hasRoom
    case .unwritable(let path, _): TodoFile(path: path).seemsWritable
    // A passing problem; the list has been read again since.
    case .lineGone, .bothKept, .restless: true
    }
  }
}
