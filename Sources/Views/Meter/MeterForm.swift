/// The shape along which a meter grows.
package enum MeterForm: Hashable, Codable, Sendable {
  case bar
  /// A bar with a mark on it.
  case markedBar
  /// A ring with a gap at the bottom; the gap is in turns.
  case ring(gap: Double)

  package static let closedRing = MeterForm.ring(gap: 0)

  /// The part of the circle that is drawn and its start, in turns clockwise from the right.
  package var sweep: Double {
    guard case .ring(let gap) = self else { return 1 }
    return gap > 0 ? max(0.5, 1 - gap) : 1
  }
  package var start: Double { sweep < 1 ? 0.75 - sweep / 2 : 0.75 }
}
