package import Store

/// A list and what is in it, or why that can't be read.
package struct Shelf: Sendable {
  package let list: ReminderList
  package let contents: Result<[ReminderItem], TodoFileError>

  /// Why it could not be read, or can't be changed as far as one sees.
  package var trouble: TodoFileError? {
    if case .failure(let error) = contents { return error }
    guard let path = list.path, !TodoFile(path: path).seemsWritable else { return nil }
    return .unwritable(path: path, cause: .readOnly)
  }

  /// Those that are known.
  package var items: [ReminderItem] { (try? contents.get()) ?? [] }
}
