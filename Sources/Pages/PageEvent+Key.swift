package import Cells

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
