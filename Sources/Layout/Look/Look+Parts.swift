import Cells
import Views

extension Look {
  /// The look for painting a part of the screen.
  package func painting(_ part: Part) -> Look {
    var look = self
    look.part = part
    return look
  }

  /// The look for what is in a box.
  func inside(_ box: Box) -> Look {
    guard box.isAccented || box.isStale != nil else { return self }
    var look = self
    look.isAccented = isAccented || box.isAccented
    look.isStale = box.isStale ?? isStale
    return look
  }

  /// Whether things can be told apart by their hues.
  var keepsHues: Bool { mode == .fullColor && !isNight && !isLuminanceReduced }

  /// Whether there are colours enough for one between two others.
  var hasShades: Bool { depth == .direct || depth == .palette256 }

  /// Whether it matters what lies behind writing: without hues it could hide it.
  var separatesSurfaces: Bool { part.isContent && !keepsHues }
}
