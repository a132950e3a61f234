import Ink
import Synchronization

/// The symbols of an index that have been read already, so that each is read once however often it
/// is drawn; what is on the shelf makes no index different from another.
final class SymbolShelf: Hashable, Sendable {
  private let symbols = Mutex<[String: Symbol?]>([:])

  func symbol(named name: String, reading read: () -> Symbol?) -> Symbol? {
    symbols.withLock { symbols in
      if let symbol = symbols[name] { return symbol }
      let symbol = read()
      symbols[name] = .some(symbol)
      return symbol
    }
  }

  static func == (left: SymbolShelf, right: SymbolShelf) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
