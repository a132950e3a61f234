import Cells
import Pages
import System

extension KeyFault {
  /// What is wrong and what helps, without a capital or a full stop.
  func clause(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("key-fault.\(key)", filledWith: values.map { $0.harmless(upTo: 40) })
    }
    return switch self {
    case .unknownCommand(let name): say("command %@", name)
    case .unknownKey(let text): say("key %@", text)
    case .sameAs(let text, let key): say("same %@ %@", text, key.written)
    case .taken(let key, let names):
      say("taken %@ %@ %@", key.written, names.first ?? "", names.last ?? "")
    case .apartByShift(let keys, let names):
      say(
        "shift %@ %@ %@ %@", keys.first?.written ?? "", keys.last?.written ?? "",
        names.first ?? "", names.last ?? "")
    case .typed(let name): say("typed %@", name)
    case .needed(let name): say("needed %@", name)
    }
  }
}
