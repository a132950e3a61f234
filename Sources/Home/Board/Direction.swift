/// A direction on the Home Screen.
package enum Direction: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
