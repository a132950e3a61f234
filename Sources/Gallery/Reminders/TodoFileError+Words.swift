package import Diary
package import WidgetIntents

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
