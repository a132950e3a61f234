package import Cells

/// What was sent so that the terminal shows a canvas.
package struct SentFrame: Hashable, Sendable {
  package let damage: Damage
  /// The bytes that went to the terminal, with everything that came before the picture.
  package let byteCount: Int
}
