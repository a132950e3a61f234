import Ink
import Synchronization

/// A symbol that is read on first use. All are equal, so reading one doesn't make its index
/// different from another.
final class LazySymbol: Hashable, Sendable {
  /// The result of reading; its symbol is nil if the figures can't be read.
  private final class Reading: Sendable {
    let symbol: Symbol?

    init(_ symbol: Symbol?) {
      self.symbol = symbol
    }
  }

  private let reading = AtomicLazyReference<Reading>()

  /// The symbol; nil if it can't be read. Threads that ask at the same time may each read it, and
  /// all get the same one.
  func symbol(reading read: () -> Symbol?) -> Symbol? {
    (reading.load() ?? reading.storeIfNil(Reading(read()))).symbol
  }

  static func == (left: LazySymbol, right: LazySymbol) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
