package import Cells

/// The data sent to make the terminal show a canvas.
package struct Frame: Hashable, Sendable {
  package let damage: Damage
  /// The number of bytes, including those sent before the picture.
  package let byteCount: Int
}
