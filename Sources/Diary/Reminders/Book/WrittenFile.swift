/// A file that was changed as part of a larger change that may still fail.
struct WrittenFile {
  let file: TodoFile
  let before: TodoText
  let after: TodoText

  func undo() throws(TodoFileError) {
    try file.change(back: before, from: after)
  }
}

extension [WrittenFile] {
  /// Undoes the changes, last file first. Returns the error, or one that names the files that
  /// couldn't be undone.
  func undo(because error: any Error) -> any Error {
    let left = reversed().filter { (try? $0.undo()) == nil }
    if left.isEmpty { return error }
    return ReminderError.halfDone(changed: left.map(\.file.path), cause: "\(error)")
  }
}
