package import Store

/// A list and what is in it, or why that can't be read.
package struct Shelf: Sendable {
  package let list: ReminderList
  package let contents: Result<[ReminderItem], TodoFileError>

  /// Whether it could be read, and can be changed as far as one sees.
  package var isInSync: Bool {
    guard case .success = contents else { return false }
    return list.path.map { TodoFile(path: $0).seemsWritable } ?? true
  }

  /// Those that are known.
  package var items: [ReminderItem] { (try? contents.get()) ?? [] }
}
