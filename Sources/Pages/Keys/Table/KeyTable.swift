package import Cells
import System

/// The keys of the whole program: those of everybody, or with a user's own for some commands.
package struct KeyTable: Sendable {
  /// The keys of the commands that the user has chosen, by name.
  package let rebound: [String: [Key]]
  package let shortcuts: [Shortcut]

  private let fronts: PlacedKeys

  package static let usual = KeyTable(Shortcut.all, rebound: [:])

  /// Gives commands other keys, by name; none if a list is empty. Throws all that is wrong unless every
  /// command can be reached afterwards that has a key, and no key has two meanings at a place.
  package init(rebinding chosen: [String: [Key]]) throws(KeyFaults) {
    let rebound = chosen.mapValues { keys in
      keys.map(\.latin).reduce(into: [Key]()) { if !$0.contains($1) { $0.append($1) } }
    }
    var shortcuts = Shortcut.all
    var faults: [KeyFault] = []
    for (name, keys) in rebound.sorted(by: { $0.key < $1.key }) {
      if let command = KeyCommand.named[name] {
        shortcuts = shortcuts.map { $0.rebinding(command, to: keys) }
      } else {
        faults.append(.unknownCommand(name))
      }
    }
    self.init(shortcuts, rebound: rebound)
    faults += missingNeeds + KeyScope.allCases.flatMap { self.faults(at: $0) }
    guard faults.isEmpty else { throw KeyFaults(all: faults.withoutRepeats) }
  }

  private init(_ shortcuts: [Shortcut], rebound: [String: [Key]]) {
    (self.shortcuts, self.rebound) = (shortcuts, rebound)
    fronts = PlacedKeys(shortcuts)
  }

  /// The keys at a place.
  package func at(_ place: KeyScope) -> FrontKeys {
    fronts.at(place)
  }

  /// The first key of a command at a place, by the command's name; nil if it has none there.
  func firstKey(ofCommand name: String, at place: KeyScope) -> Key? {
    fronts.firstKey(ofCommand: name, at: place)
  }

  /// The keys of a command, as shown, where it first stands; nil if it has none.
  package func label(ofCommand name: String) -> Shortcut.Label? {
    let bindings = shortcuts.lazy.map { $0.bindings.filter { $0.command.name == name } }
    return bindings.first { !$0.isEmpty }.map { Shortcut.Label(of: $0.map(\.key)) }
  }

  /// The names of all commands, in the order in which help lists them.
  package static let commandNames: [String] = {
    var names: [String] = []
    for name in Shortcut.all.flatMap(\.commands).map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }()
}

extension KeyTable: Hashable {
  package static func == (left: KeyTable, right: KeyTable) -> Bool { left.rebound == right.rebound }

  package func hash(into hasher: inout Hasher) { hasher.combine(rebound) }
}

extension KeyCommand {
  /// All commands that have a key at first, by name.
  static let named = Dictionary(
    Shortcut.all.flatMap(\.commands).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension KeyTable {
  /// The commands without which one is stuck.
  private static let needed: [KeyCommand] = [.help, .leave, .quit, .lock(false)]

  private var missingNeeds: [KeyFault] {
    Self.needed.map(\.name).filter { rebound[$0]?.isEmpty == true }.map { .needed($0) }
  }

  /// The keys that have two meanings at a place, and the commands that have only keys that type something.
  private func faults(at place: KeyScope) -> [KeyFault] {
    let taken = meetings(at: place) { $0 }.map { one, other in
      KeyFault.taken(other.key, by: [one.command.name, other.command.name])
    }
    return place.takesText ? taken + typed(at: place) : taken
  }

  private func typed(at place: KeyScope) -> [KeyFault] {
    let (before, after) = (KeyTable.usual.at(place), at(place))
    return rebound.sorted { $0.key < $1.key }.compactMap { name, keys in
      guard !keys.isEmpty, let command = KeyCommand.named[name],
        !before.keys(of: command).isEmpty, after.keys(of: command).isEmpty
      else { return nil }
      return .typed(name)
    }
  }

  /// What a user should know: keys of two commands that a Hangul keyboard can't tell apart, whose jamo then
  /// does what stands first in the table.
  package var notes: [KeyFault] {
    KeyScope.allCases.flatMap { place in
      meetings(at: place, on: \.withoutShift).filter { $0.key != $1.key }.map { one, other in
        KeyFault.apartByShift([one.key, other.key], [one.command.name, other.command.name])
      }
    }
    .withoutRepeats
  }

  /// The bindings of different commands that meet at a place, those that a user chose first.
  private func meetings(
    at place: KeyScope, on shared: (Key) -> Key
  ) -> [(Shortcut.Binding, Shortcut.Binding)] {
    let bindings = shortcuts.filter { $0.places.contains(place) }
      .flatMap { $0.bindings(at: place) }.sorted { isChosen($0) && !isChosen($1) }
    var known: [Key: Shortcut.Binding] = [:]
    return bindings.compactMap { binding in
      let other = known.updateValue(binding, forKey: shared(binding.key))
      return other.flatMap { $0.command == binding.command ? nil : ($0, binding) }
    }
  }

  private func isChosen(_ binding: Shortcut.Binding) -> Bool {
    rebound[binding.command.name] != nil
  }
}

extension Key {
  /// The key as far as a Hangul keyboard can tell it: Shift changes few jamo.
  var withoutShift: Key {
    guard case .character(let letter) = code, modifiers.isEmpty, letter.isASCII, letter.isUppercase,
      !TwoSet.changingWithShift.contains(letter), let small = letter.lowercased().first
    else { return self }
    return Key(small)
  }
}

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
