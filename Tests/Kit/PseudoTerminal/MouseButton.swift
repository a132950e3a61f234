/// A mouse button, as numbered by terminals.
package enum MouseButton: Int, Sendable {
  case left = 0
  case middle = 1
  case right = 2
  case wheelUp = 64
  case wheelDown = 65

  var isWheel: Bool { rawValue >= 64 }
}
