/// A direction on the screen.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
