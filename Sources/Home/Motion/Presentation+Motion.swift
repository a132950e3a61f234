import Cells
import Layout

extension Presentation {
  /// Whether a motion is wished and can be shown: lines and characters could only jump.
  var showsMotion: Bool {
    !preferences.reducesMotion && !look.isLuminanceReduced && look.depth != .mono
      && surroundings.glyphs != .ascii
  }
}
