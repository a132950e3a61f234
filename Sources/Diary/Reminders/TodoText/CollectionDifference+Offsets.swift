extension CollectionDifference {
  /// The old offsets of removed elements.
  var removed: Set<Int> { Set(removals.map(\.offset)) }

  /// The new offsets of inserted elements.
  var inserted: Set<Int> { Set(insertions.map(\.offset)) }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
