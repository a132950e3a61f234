import Ink
import Synchronization

/// A symbol that is read when it is first asked for; whether it has been makes no index different
/// from another.
final class LazySymbol: Hashable, Sendable {
  /// Nil for figures that can't be read.
  private final class Reading: Sendable {
    let symbol: Symbol?

    init(_ symbol: Symbol?) {
      self.symbol = symbol
    }
  }

  private let reading = AtomicLazyReference<Reading>()

  /// Threads that ask at the same time may each read it, and all get the same.
  func symbol(reading read: () -> Symbol?) -> Symbol? {
    (reading.load() ?? reading.storeIfNil(Reading(read()))).symbol
  }

  static func == (left: LazySymbol, right: LazySymbol) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
