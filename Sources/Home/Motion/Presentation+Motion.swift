import Cells
import Layout

extension Presentation {
  /// Whether to animate: never with reduced motion, in Always-On, in mono or in ASCII.
  var showsMotion: Bool {
    guard !preferences.accessibility.reducesMotion, surroundings.glyphs != .ascii else {
      return false
    }
    let look = look
    return !look.isLuminanceReduced && look.depth != .mono
  }
}
