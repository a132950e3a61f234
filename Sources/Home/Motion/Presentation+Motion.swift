import Cells
import Layout

extension Presentation {
  /// Whether a motion can be shown: lines and characters could only jump.
  var showsMotion: Bool { look.depth != .mono && surroundings.glyphs != .ascii }
}
