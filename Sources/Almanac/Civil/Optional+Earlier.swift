extension Optional where Wrapped: Comparable {
  /// The earlier of two dates or instants; nil if there is neither.
  ///
  /// The loop asks for it at each turn; a list of all of them would be made and thrown away.
  @inlinable
  package func orEarlier(_ other: Wrapped?) -> Wrapped? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
