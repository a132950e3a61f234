package import Cells

/// The data sent to show a canvas.
package struct SentFrame: Hashable, Sendable {
  package let damage: Damage
  /// The number of bytes sent, including those before the picture.
  package let byteCount: Int
}
