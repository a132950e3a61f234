import Cells
import Layout

extension Presentation {
  /// Whether to animate: never with reduced motion, in Always-On, in mono or in ASCII.
  var showsMotion: Bool {
    !preferences.accessibility.reducesMotion && !look.isLuminanceReduced && look.depth != .mono
      && surroundings.glyphs != .ascii
  }
}
