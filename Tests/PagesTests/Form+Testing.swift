import Cells
@testable import Pages

extension Form {
  /// Handles an event with plenty of room.
  mutating func handle(_ event: PageEvent) -> FormRequest? {
    handle(event, columns: 80, rows: 30)
  }

  /// Handles a key with plenty of room.
  mutating func press(_ key: Key) -> FormRequest? {
    press(key, columns: 80, rows: 30)
  }

  mutating func press(_ key: Key, columns: Int, rows: Int) -> FormRequest? {
    PageEvent(key, by: KeyTable.usual.at(place)).flatMap {
      handle($0, columns: columns, rows: rows)
    }
  }
}
