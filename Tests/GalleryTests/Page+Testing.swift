import Cells
import Keys
import Pages

extension Page {
  /// Handles a key as the screen hands it on.
  mutating func press(_ key: Key, in room: PageRoom) -> PageEffect? {
    PageEvent(key, at: place).flatMap { handle($0, in: room) }
  }
}

extension PageEvent {
  /// What a page hears of a key at a place; nil if nothing.
  init?(_ key: Key, at place: KeyPlace) {
    if let command = FrontKeys.at(place).command(for: key) {
      self = .command(command)
    } else if place.takesText, key.isTyped, case .character(let character) = key.code {
      self = .typed(character)
    } else {
      return nil
    }
  }
}
