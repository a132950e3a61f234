import System

/// A reason why a reminder can't be changed.
package enum ReminderError: Error, Hashable, Sendable {
  /// The reminder or its list doesn't exist.
  case gone
  case noList(String)
  case blankTitle
  case longTitle
  case longListName
  /// Another list uses the file.
  case fileTaken(path: String, list: String)
  /// Another list has the name.
  case listNamed(String)
  case namelessList
  /// Others have changed the list since.
  case listChanged(String)
  /// These files were changed before another one failed, and couldn't be changed back.
  case halfDone(changed: [String], cause: String)
}

extension ReminderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gone: "The reminder isn't there any more."
    case .noList(let name): "There is no list called '\(name.prefix(60))'."
    case .blankTitle: "A reminder says what is to be done."
    case .longTitle: "A reminder has no more than \(Bound.reminderTitle.size)."
    case .longListName:
      "The name of a list has no more than \(Bound.reminderList.size)."
    case .fileTaken(let path, let list):
      "\(path): the list '\(list.prefix(60))' is in this file already."
    case .listNamed(let name): "There is a list called '\(name.prefix(60))' already."
    case .namelessList: "A list has a name."
    case .listChanged(let name): "The list '\(name.prefix(60))' has changed meanwhile."
    case .halfDone(let changed, let cause):
      "\(cause) Nothing was changed but \(changed.joined(separator: ", "))."
    }
  }
}
