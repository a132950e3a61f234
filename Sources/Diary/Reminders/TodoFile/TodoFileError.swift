/// A reason why a todo.txt file couldn't be read or changed.
package enum TodoFileError: Error, Hashable, Sendable {
  case unreadable(path: String, cause: FileCause)
  case unwritable(path: String, cause: FileCause)
  /// Another process of this program is changing the file or one beside it.
  case busy(path: String)
  /// Another program changed or removed the line first.
  case lineGone
  /// Another program changed the same line at the same time; the file contains both versions.
  case bothKept(path: String)
  /// Another program changes the file all the time.
  case restless(path: String)
}

extension TodoFileError {
  /// Whether permissions were missing.
  var isDenied: Bool {
    switch self {
    case .unreadable(_, let cause), .unwritable(_, let cause): cause.sort == .denied
    case .busy, .lineGone, .bothKept, .restless: false
    }
  }
}

extension TodoFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let cause): "\(path): it can't be read: \(cause)."
    case .unwritable(let path, let cause): "\(path): it can't be written: \(cause)."
    case .busy(let path): "\(path): another process is changing it; try again."
    case .lineGone: "The line has been changed by another program; nothing was changed."
    case .bothKept(let path):
      "\(path): another program has changed the same line; both versions are in the file now."
    case .restless(let path):
      "\(path): another program changes it all the time. What it wrote last may lie beside it."
    }
  }
}
