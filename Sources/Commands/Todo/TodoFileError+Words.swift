import Desk
package import Diary
package import System

extension TodoFileError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("command-error.todo.\(key)", filledWith: values)
    }
    return switch self {
    case .unreadable(let path, let cause): say("unreadable %@ %@", path, cause.words(in: strings))
    case .unwritable(let path, let cause): say("unwritable %@ %@", path, cause.words(in: strings))
    case .busy(let path): say("busy %@", path)
    case .lineGone: say("line-gone")
    case .bothKept(let path): say("both %@", path)
    case .restless(let path): say("restless %@", path)
    }
  }
}

extension FileCause {
  /// The system's message, or what this program says instead of it.
  fileprivate func words(in strings: StringTable) -> String {
    strings.text("command-error.cause.\(sort.rawValue) %@", description)
  }
}
