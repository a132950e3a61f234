import Cells
import Views

extension Look {
  /// The look for painting one part of the screen.
  package func painting(_ part: Part) -> Look {
    var look = self
    look.part = part
    return look
  }

  /// The look inside a box.
  func inside(_ box: Box) -> Look {
    guard box.isAccented || box.keepsColors || box.isStale != nil || box.control != nil else {
      return self
    }
    var look = self
    if box.keepsColors { look.mode = .fullColor }
    look.isControl = isControl || box.control != nil
    look.isAccented = isAccented || box.isAccented
    look.isStale = box.isStale ?? isStale
    return look
  }

  /// Whether hues are visible, so that they can tell things apart.
  var keepsHues: Bool { mode == .fullColor && !isNight && !isLuminanceReduced }

  /// Whether there are enough colours for shades between two others.
  package var hasShades: Bool { depth == .direct || depth == .palette256 }

  /// The opacity of a background for text. A solid one could hide text of the same colour. A
  /// control's background is its shape, so it stays as solid as declared.
  func surfaceOpacity(_ meant: Double, upTo most: Double) -> Double {
    min(meant, isControl ? Self.controlOpacity : most)
  }

  /// The colour of a background for text that is light on dark: a lighter one, but a darker one where
  /// the text on that would have to be dark, unlike all text around it; and the other way round.
  func surfaceColor(_ opacity: Double, over ground: RGB) -> RGB {
    let text = RGB.text(on: ground)
    let isOnDark = text == .white
    let staysOnDark = RGB.text(on: ground.mixed(with: text, opacity)) == .white
    // What is hardly seen through is meant to be the other way round.
    return staysOnDark == isOnDark || opacity > 0.3 ? text : isOnDark ? .black : .white
  }

  private static let controlOpacity = 0.9

  /// Whether the background of text must be kept apart from it: without hues, it could hide the
  /// text, and among few colours a control's could vanish.
  var separatesSurfaces: Bool { part.isContent && (!keepsHues || depth.hasFewColors) }
}
