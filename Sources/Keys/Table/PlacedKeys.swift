import Threading

/// The keys that a table has at each place, worked out when somebody first asks for them: a command
/// that shows the board asks for one of many.
final class PlacedKeys: Sendable {
  private let shortcuts: [Shortcut]
  private let known = LockedValue<[KeyScope: FrontKeys]>([:])

  init(_ shortcuts: [Shortcut]) {
    self.shortcuts = shortcuts
  }

  func at(_ place: KeyScope) -> FrontKeys {
    known.withLock { known in
      if let keys = known[place] { return keys }
      let keys = FrontKeys(shortcuts, at: place)
      known[place] = keys
      return keys
    }
  }
}
