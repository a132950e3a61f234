package import Cells
import Views

/// The colours in which those of a picture are shown behind the tiles: fit for the text on them, and in the
/// terminal's colours. Each is worked out once.
package struct WallpaperTints {
  private let look: Look
  private let luminances: ClosedRange<Double>
  /// The colours to choose from, where they are few.
  private let choices: WallpaperColors?
  private var known: [RGB: RGB] = [:]

  package init(for picture: Pixels, in look: Look) {
    var look = look
    look.part = .wallpaper
    (self.look, luminances) = (look, picture.luminances)
    let isDim = look.isNight || look.isLuminanceReduced
    choices = look.depth.palette.map {
      WallpaperColors(of: $0, in: look.appearance, isDim: isDim)
    }
  }

  package subscript(color: RGB) -> RGB {
    mutating get {
      let step = color.inSteps
      if let tint = known[step] { return tint }
      let tint = tint(of: step)
      known[step] = tint
      return tint
    }
  }

  private func tint(of color: RGB) -> RGB {
    let fit = color.behindText(in: look.appearance, amid: luminances)
    let mixture = look.mixture(of: Color(fit), over: look.ground)
    let seen = look.ground.mixed(with: mixture.color, mixture.alpha)
    return choices?.nearest(to: seen) ?? seen
  }
}

extension RGB {
  /// The colour with fewer shades than anybody sees: neighbours that are alike cost a terminal less.
  fileprivate var inSteps: RGB {
    func step(_ part: UInt8) -> UInt8 { part & 0xFC }
    return RGB(red: step(red), green: step(green), blue: step(blue))
  }
}
