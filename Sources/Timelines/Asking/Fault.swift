/// Why a request brought no entries, or none that are new.
package enum Fault: Error, Hashable, Sendable {
  case noEntries
  case overdue
  /// In the words of the provider's error.
  case failed(String)
  case obstructed(Obstacle)
}

extension Fault {
  var obstacle: Obstacle? {
    if case .obstructed(let obstacle) = self { obstacle } else { nil }
  }
}
