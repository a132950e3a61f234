package import Diary
import WidgetIntents

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
