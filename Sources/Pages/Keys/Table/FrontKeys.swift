package import Cells
import System

/// The commands that the keys of a table have at a place.
package struct FrontKeys: Sendable {
  package let place: KeyScope
  /// Those that have a key here.
  package let shortcuts: [Shortcut]
  /// What can be done here, also what has no key.
  package let offered: [KeyCommand]

  private let all: [Shortcut]
  private let known = LockedValue<[Key: KeyCommand]?>(nil)

  package init(_ shortcuts: [Shortcut] = Shortcut.all, at place: KeyScope) {
    self.place = place
    let here = shortcuts.filter { $0.places.contains(place) }
    self.shortcuts = here.filter { !$0.isRebound || !$0.bindings(at: place).isEmpty }
    offered = here.flatMap(\.commands)
    all = here
  }

  /// Worked out for the first key: a first picture shows some keys, and nobody has typed one.
  private var commands: [Key: KeyCommand] {
    known.withLock { known in
      let commands = known ?? Self.commands(of: all, at: place)
      known = commands
      return commands
    }
  }

  /// Keys that are shown come before those that merely work as well, and take what a Hangul keyboard
  /// can't tell from them.
  private static func commands(of shortcuts: [Shortcut], at place: KeyScope) -> [Key: KeyCommand] {
    let bindings = shortcuts.flatMap { $0.bindings(at: place) }
    var table: [Key: KeyCommand] = [:]
    var taken: [Key: KeyCommand] = [:]
    table.reserveCapacity(2 * bindings.count)
    taken.reserveCapacity(bindings.count)
    for binding in bindings {
      table[binding.key] = table[binding.key] ?? binding.command
      taken[binding.key.withoutShift] = binding.command
    }
    for alias in shortcuts.flatMap({ $0.aliases(at: place) }) {
      let other = taken[alias.key.withoutShift]
      if other == nil || other == alias.command {
        table[alias.key] = table[alias.key] ?? alias.command
      }
    }
    return table
  }

  /// The command of a key, or of the letter on the key of a jamo; nil if it has none here.
  package func command(for key: Key) -> KeyCommand? {
    let latin = key.latin
    // Shift doesn't change most jamo, so one may stand for a capital.
    return commands[key] ?? commands[latin] ?? (latin == key ? nil : commands[latin.capital])
  }

  /// The keys of a command here, those that are shown first.
  package func keys(of command: KeyCommand) -> [Key] {
    let shown = shortcuts.flatMap { $0.bindings(at: place) }.filter { $0.command == command }
    return shown.isEmpty
      ? commands.filter { $0.value == command }.map(\.key).sorted { "\($0)" < "\($1)" }
      : shown.map(\.key)
  }

  /// The key that a command has here, as shown; nil if it has none.
  package func label(of command: KeyCommand) -> Shortcut.Label? {
    keys(of: command).first.map { Shortcut.Label(of: [$0]) }
  }

  /// Whether keys without a command here reach the front as typed, and none behind it.
  package var takesAll: Bool { place.takesAll }
}

extension Key {
  /// The key with a capital letter, which a Hangul keyboard may send as the same jamo.
  fileprivate var capital: Key {
    guard case .character(let letter) = code, modifiers.isEmpty, letter.isLowercase,
      let capital = letter.uppercased().first, !TwoSet.changingWithShift.contains(capital)
    else { return self }
    return Key(capital)
  }
}
