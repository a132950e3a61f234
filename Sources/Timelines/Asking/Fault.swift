/// Why a request brought no entries, or no new ones.
package enum Fault: Error, Hashable, Sendable {
  case noEntries
  case overdue
  /// The provider threw an error, described here.
  case failed(String)
  case obstructed(Obstacle)
}

extension Fault {
  var obstacle: Obstacle? {
    if case .obstructed(let obstacle) = self { obstacle } else { nil }
  }
}
