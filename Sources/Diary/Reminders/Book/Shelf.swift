package import Store

/// A list and its items, or the reason why they can't be read.
package struct Shelf: Sendable {
  package let list: ReminderList
  package let contents: Result<ShelvedItems, TodoFileError>

  /// The reason why the list can't be read or, as far as can be seen, changed; nil if there is
  /// none.
  package var fault: TodoFileError? {
    if case .failure(let error) = contents { return error }
    return list.path.flatMap { TodoFile(path: $0).fault }
  }

  /// The items; empty if they can't be read.
  package var items: [ReminderItem] { Array(eachItem) }

  /// The items one after the other, which takes less memory; none if they can't be read.
  package var eachItem: ShelvedItems { (try? contents.get()) ?? ShelvedItems() }
}
