package import FoundationEssentials

/// How a widget's requests have gone.
package struct Standing: Hashable, Sendable {
  /// The date of the last good answer.
  package let answered: Date?
  /// Whether the last request brought nothing.
  package let isFailing: Bool

  /// Whether no answer has come yet and nothing has failed.
  package var isLoading: Bool { answered == nil && !isFailing }
}

extension Schedule {
  package func standing(of id: Instance.ID) -> Standing? {
    lines[id].map(Standing.init)
  }

  /// The standings of all widgets, in no particular order.
  package var standings: [Standing] { lines.values.map(Standing.init) }
}

extension Standing {
  fileprivate init(_ line: Line) {
    self.init(answered: line.answered, isFailing: line.faults > 0)
  }
}
