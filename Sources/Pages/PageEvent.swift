package import Cells
package import FoundationEssentials

/// An event on a page.
package enum PageEvent: Hashable, Sendable {
  /// A key of the page's place.
  case command(KeyCommand)
  /// A character typed into a text field.
  case typed(Character)
  /// Pasted text.
  case paste(String)
  /// A turn of the mouse wheel by so many rows.
  case scroll(Int)
  /// A click on one of the page's links.
  case link(URL)
}

extension PageEvent {
  /// What a page hears of a key by the keys of its place; nil if nothing.
  package init?(_ key: Key, by keys: FrontKeys) {
    if let command = keys.command(for: key) {
      self = .command(command)
    } else if keys.place.takesText, key.isTyped, case .character(let character) = key.code {
      self = .typed(character)
    } else {
      return nil
    }
  }
}
