package import Cells

/// Why commands can't have the keys that a user wants for them.
package enum KeyFault: Error, Hashable, Sendable {
  case unknownCommand(String)
  /// There is no such key.
  case unknownKey(String)
  /// Terminals send the same for another key.
  case sameAs(String, Key)
  /// Two commands would have the key at one place.
  case taken(Key, by: [String])
  /// Two commands would have keys that type the same jamo.
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
