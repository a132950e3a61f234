extension CollectionDifference {
  /// What is gone, by where it was.
  var removed: Set<Int> { Set(removals.map(\.offset)) }

  /// What is new, by where it is.
  var inserted: Set<Int> { Set(insertions.map(\.offset)) }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
