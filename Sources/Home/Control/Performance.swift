/// What came of a tap.
package struct Performance: Hashable, Sendable {
  package let tap: Tap.ID
  /// Why nothing came of it; nil if it was done.
  package let setback: Setback?

  package init(of tap: Tap.ID, setback: Setback? = nil) {
    self.tap = tap
    self.setback = setback
  }
}
