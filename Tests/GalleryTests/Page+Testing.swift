import Cells
import Pages

extension Page {
  /// Handles a key as the screen hands it on.
  mutating func press(_ key: Key, in room: PageRoom) -> PageEffect? {
    PageEvent(key, by: KeyTable.usual.at(place)).flatMap { handle($0, in: room) }
  }
}
