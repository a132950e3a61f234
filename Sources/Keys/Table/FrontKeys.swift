package import Cells

/// The commands that the keys of the table have at a place.
package struct FrontKeys: Sendable {
  package let place: KeyScope
  package let shortcuts: [Shortcut]

  private let commands: [Key: KeyCommand]

  package init(_ shortcuts: [Shortcut] = Shortcut.all, at place: KeyScope) {
    self.place = place
    self.shortcuts = shortcuts.filter { $0.places.contains(place) }
    commands = self.shortcuts.reduce(into: [:]) { table, shortcut in
      for binding in shortcut.bindings(at: place) + shortcut.aliases(at: place) {
        table[binding.key] = table[binding.key] ?? binding.command
      }
    }
  }

  /// Those of the whole table at a place.
  package static func at(_ place: KeyScope) -> FrontKeys { table[place] ?? FrontKeys(at: place) }

  private static let table = Dictionary(
    uniqueKeysWithValues: KeyScope.allCases.map { ($0, FrontKeys(at: $0)) })

  /// The command of a key, or of the letter on the key of a jamo; nil if it has none here.
  package func command(for key: Key) -> KeyCommand? { commands[key] ?? commands[key.latin] }

  /// Whether keys without a command here reach the front as typed, and none behind it.
  package var takesAll: Bool { place.takesAll }
}
