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
    guard box.isAccented || box.isStale != nil || box.control != nil else { return self }
    var look = self
    look.isControl = isControl || box.control != nil
    look.isAccented = isAccented || box.isAccented
    look.isStale = box.isStale ?? isStale
    return look
  }

  /// Whether things can be told apart by their hues.
  var keepsHues: Bool { mode == .fullColor && !isNight && !isLuminanceReduced }

  /// Whether there are colours enough for one between two others.
  var hasShades: Bool { depth == .direct || depth == .palette256 }

  /// How much of what lies below a ground for writing covers. A solid one would hide what is written
  /// on it in the same colour; that of a control is its form, and as solid as was meant.
  func surfaceOpacity(_ meant: Double, upTo most: Double) -> Double {
    min(meant, isControl ? Self.controlOpacity : most)
  }

  private static let controlOpacity = 0.9

  /// Whether it matters what lies behind writing: without hues it could hide it.
  var separatesSurfaces: Bool { part.isContent && !keepsHues }
}
