package import Cells

/// The output since a mark.
package struct Counters: Hashable, Sendable {
  package internal(set) var bytes = 0
  /// The number of completed synchronized updates.
  package internal(set) var frames = 0

  package init() {}
}

extension Emulator {
  /// The cells written, erased or moved since the mark, changed or not.
  package var touched: Set<Point> { grid.touched }

  /// Starts counting.
  package mutating func mark() {
    counters = Counters()
    grid.mark()
  }
}
