/// The marks at the ticks of a time line; a tick without one is `-`.
///
///     a---b---c
package struct MarbleRow: Hashable, Sendable {
  package var length: Int
  private var marksByTick: [Int: Character]

  package init(length: Int) {
    self.length = length
    marksByTick = [:]
  }

  package init(_ text: some StringProtocol) {
    self.init(length: text.count)
    for (tick, mark) in text.enumerated() where mark != "-" { self[tick] = mark }
  }

  /// A row with a mark for each tick, computed by a function.
  package init(length: Int, _ mark: (Int) throws -> Character?) rethrows {
    self.init(length: length)
    for tick in 0..<length { self[tick] = try mark(tick) }
  }

  package subscript(tick: Int) -> Character? {
    get { marksByTick[tick] }
    set {
      marksByTick[tick] = newValue
      if newValue != nil { length = max(length, tick + 1) }
    }
  }

  /// The marks in order of their ticks.
  package var marks: [(tick: Int, mark: Character)] {
    marksByTick.sorted { $0.key < $1.key }.map { (tick: $0.key, mark: $0.value) }
  }
}

extension MarbleRow: CustomStringConvertible {
  package var description: String {
    String((0..<length).map { self[$0] ?? "-" })
  }
}
