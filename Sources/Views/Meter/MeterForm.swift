/// Along what a meter grows.
package enum MeterForm: Hashable, Codable, Sendable {
  case bar
  /// A whole bar with a mark on it.
  case markedBar
  /// A ring with a gap at its foot, in turns.
  case ring(gap: Double)

  package static let closedRing = MeterForm.ring(gap: 0)

  /// How much of a circle is there, in turns, and from where on, clockwise from the right.
  package var sweep: Double {
    guard case .ring(let gap) = self else { return 1 }
    return gap > 0 ? max(0.5, 1 - gap) : 1
  }
  package var start: Double { sweep < 1 ? 0.75 - sweep / 2 : 0.75 }
}
