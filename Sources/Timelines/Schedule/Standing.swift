package import FoundationEssentials

/// How the asking for a widget goes.
package struct Standing: Hashable, Sendable {
  /// When the last good answer came.
  package let answered: Date?
  /// Whether nothing has come of the last request.
  package let isFailing: Bool

  /// Whether nothing is known yet, and nothing has gone wrong.
  package var isLoading: Bool { answered == nil && !isFailing }
}

extension Schedule {
  package func standing(of id: Instance.ID) -> Standing? {
    lines[id].map(Standing.init)
  }

  /// Those of all widgets, in no order.
  package var standings: [Standing] { lines.values.map(Standing.init) }
}

extension Standing {
  fileprivate init(_ line: Line) {
    self.init(answered: line.answered, isFailing: line.faults > 0)
  }
}
