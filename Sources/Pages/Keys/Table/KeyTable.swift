package import Cells

/// The keys of the whole program: those of everybody, or with a user's own for some commands.
package struct KeyTable: Sendable {
  /// The keys of the commands that the user has chosen, by name.
  package let rebound: [String: [Key]]
  package let shortcuts: [Shortcut]

  private let fronts: PlacedKeys

  package static let usual = KeyTable(Shortcut.all, rebound: [:])

  /// Gives commands other keys, by name; none if a list is empty. Throws unless every command can be
  /// reached afterwards that has a key, and nothing has two meanings.
  package init(rebinding chosen: [String: [Key]]) throws(KeyFault) {
    let rebound = chosen.mapValues { keys in
      keys.map(\.latin).reduce(into: [Key]()) { if !$0.contains($1) { $0.append($1) } }
    }
    var shortcuts = Shortcut.all
    for (name, keys) in rebound.sorted(by: { $0.key < $1.key }) {
      guard let command = KeyCommand.named[name] else { throw .unknownCommand(name) }
      shortcuts = shortcuts.map { $0.rebinding(command, to: keys) }
    }
    let table = KeyTable(shortcuts, rebound: rebound)
    try table.checkNeeds()
    for place in KeyScope.allCases { try table.check(at: place) }
    self = table
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
