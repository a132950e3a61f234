import Almanac
import Store

/// The items of a list, each read when it is asked for, so that those of a long file are never all in
/// memory.
package struct ShelvedItems: Sequence, IteratorProtocol, Sendable {
  private var stored: ArraySlice<Reminder> = []
  private var lines = TodoLines([])
  private var identifier = LineIdentifier()
  private var index = 0
  /// The list of the lines and its book; nil for items in the store.
  private let file: (list: ReminderList.ID, book: ReminderBook)?
  private let zone: Zone

  /// No items.
  init() {
    self.init([], in: .utc)
  }

  init(_ stored: [Reminder], in zone: Zone) {
    (self.stored, self.zone, file) = (stored[...], zone, nil)
  }

  /// The items in the bytes of a file.
  init(_ bytes: [UInt8], of list: ReminderList.ID, in book: ReminderBook) {
    (lines, zone, file) = (TodoText.lines(of: bytes), book.zone, (list, book))
  }

  package mutating func next() -> ReminderItem? {
    guard let file else { return stored.popFirst().map { ReminderItem($0, in: zone) } }
    while let line = lines.next() {
      defer { index += 1 }
      let identity = identifier.identity(of: line.content)
      if let item = file.book.item(of: line.content, identity, at: index, in: file.list) {
        return item
      }
    }
    return nil
  }
}
