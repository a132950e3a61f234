package import Cells

/// All that is wrong with the keys that a user wants, in the order of the table.
package struct KeyFaults: Error, Hashable {
  package let all: [KeyFault]
}

extension [KeyFault] {
  var withoutRepeats: [KeyFault] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// Why commands can't have the keys that a user wants for them.
package enum KeyFault: Error, Hashable, Sendable {
  case unknownCommand(String)
  /// There is no such key.
  case unknownKey(String)
  /// Terminals send the same for another key.
  case sameAs(String, Key)
  /// Two commands would have the key at one place.
  case taken(Key, by: [String])
  /// Two commands have keys that type the same jamo, which is no error.
  case apartByShift([Key], [String])
  /// The command works where text is typed, and has only keys that type something.
  case typed(String)
  /// The command must keep a key.
  case needed(String)

  /// The names of the commands that it is about.
  package var commands: [String] {
    switch self {
    case .unknownCommand(let name), .typed(let name), .needed(let name): [name]
    case .taken(_, let names), .apartByShift(_, let names): names
    case .unknownKey, .sameAs: []
    }
  }
}
