extension Optional where Wrapped: Comparable {
  /// The earlier of two dates or instants; nil if there is neither.
  package func orEarlier(_ other: Wrapped?) -> Wrapped? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
