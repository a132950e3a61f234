/// A way to go on the board.
package enum Direction: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
