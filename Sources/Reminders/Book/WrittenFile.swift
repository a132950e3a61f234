/// A file that has been changed together with something else that may still fail.
struct WrittenFile {
  let file: TodoFile
  let before: TodoText
  let after: TodoText

  func undo() throws(TodoFileError) {
    try file.change(back: before, from: after)
  }
}

extension [WrittenFile] {
  /// Changes all of them back, the last one first, and tells why; or which of them could not be.
  func undo(because error: any Error) -> any Error {
    let left = reversed().filter { (try? $0.undo()) == nil }
    if left.isEmpty { return error }
    return ReminderError.halfDone(changed: left.map(\.file.path), cause: "\(error)")
  }
}
