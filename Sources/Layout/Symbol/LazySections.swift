import Synchronization

/// The sections of a figure file, which is read on first use.
final class LazySections: Hashable, Sendable {
  private final class Reading: Sendable {
    let sections: SymbolSections

    init(_ sections: SymbolSections) {
      self.sections = sections
    }
  }

  private let reading = AtomicLazyReference<Reading>()
  private let read: @Sendable () -> SymbolSections

  init(_ read: @escaping @Sendable () -> SymbolSections) {
    self.read = read
  }

  /// Threads that ask at the same time may each read them, and all get the same ones.
  var sections: SymbolSections {
    (reading.load() ?? reading.storeIfNil(Reading(read()))).sections
  }

  static func == (left: LazySections, right: LazySections) -> Bool {
    left === right || left.sections == right.sections
  }

  func hash(into hasher: inout Hasher) { hasher.combine(sections) }
}
