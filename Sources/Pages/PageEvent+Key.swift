package import Cells
package import Keys

extension PageEvent {
  /// What a page hears of a key at a place; nil if nothing.
  package init?(_ key: Key, at place: KeyScope) {
    if let command = FrontKeys.at(place).command(for: key) {
      self = .command(command)
    } else if place.takesText, key.isTyped, case .character(let character) = key.code {
      self = .typed(character)
    } else {
      return nil
    }
  }
}
