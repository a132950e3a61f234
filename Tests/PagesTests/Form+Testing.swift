import Cells
import Keys

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
    PageEvent(key, at: place).flatMap { handle($0, columns: columns, rows: rows) }
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
