package import Cells

/// What was sent since a mark was set.
package struct Counters: Hashable, Sendable {
  package internal(set) var bytes = 0
  /// How many synchronized updates were completed.
  package internal(set) var frames = 0

  package init() {}
}

extension Emulator {
  /// The cells that were written, erased or moved since the mark, changed or not.
  package var touched: Set<Point> { grid.touched }

  /// Begins to count from here.
  package mutating func mark() {
    counters = Counters()
    grid.mark()
  }
}
