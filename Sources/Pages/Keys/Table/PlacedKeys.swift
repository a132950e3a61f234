import Cells
import System

/// The keys that a table has at each place, worked out when somebody first asks for them: a command
/// that shows the board asks for one of many.
final class PlacedKeys: Sendable {
  private let shortcuts: [Shortcut]
  private let known = LockedValue(Known())

  private struct Known: Sendable {
    var fronts: [KeyScope: FrontKeys] = [:]
    var keysByName: [String: [PlacedKey]]?
  }

  init(_ shortcuts: [Shortcut]) {
    self.shortcuts = shortcuts
  }

  func at(_ place: KeyScope) -> FrontKeys {
    known.withLock { known in
      if let keys = known.fronts[place] { return keys }
      let keys = FrontKeys(shortcuts, at: place)
      known.fronts[place] = keys
      return keys
    }
  }

  /// The first key of a command at a place, by the command's name; nil if it has none there.
  func firstKey(ofCommand name: String, at place: KeyScope) -> Key? {
    keys(ofCommand: name).first { $0.works(at: place) }?.key
  }

  private func keys(ofCommand name: String) -> [PlacedKey] {
    known.withLock { known in
      // A start looks for thirty keys among two hundred.
      let keys = known.keysByName ?? shortcuts.keysByName
      known.keysByName = keys
      return keys[name] ?? []
    }
  }
}

/// A key of a command, and where it works.
private struct PlacedKey: Sendable {
  let key: Key
  let places: Set<KeyScope>

  func works(at place: KeyScope) -> Bool {
    places.contains(place) && !(place.takesText && key.isTyped)
  }
}

extension [Shortcut] {
  fileprivate var keysByName: [String: [PlacedKey]] {
    var keys: [String: [PlacedKey]] = [:]
    keys.reserveCapacity(2 * count)
    for shortcut in self {
      for binding in shortcut.bindings {
        keys[binding.command.name, default: []]
          .append(PlacedKey(key: binding.key, places: shortcut.places))
      }
    }
    return keys
  }
}
