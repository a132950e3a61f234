package import Cells
import Views

/// The colours in which those of a picture are shown behind the tiles: fit for the text on them, and in the
/// terminal's colours. Each is worked out once.
package struct WallpaperTints {
  private let look: Look
  private let luminances: ClosedRange<Double>
  private var known: [RGB: RGB] = [:]

  package init(for picture: Pixels, in look: Look) {
    var look = look
    look.part = .wallpaper
    (self.look, luminances) = (look, picture.luminances)
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
    return look.depth.palette.map { nearest(to: seen, in: $0) } ?? seen
  }

  /// The nearest colour of a palette on which text can be read. Few colours are pure ones: a greyer one is
  /// nearer to what is meant.
  private func nearest(to color: RGB, in palette: FixedPalette) -> RGB {
    let calm = color.mixed(with: color.withoutHue, 0.6)
    let end = look.appearance == .dark ? RGB.black : .white
    for share in stride(from: 0.0, to: 1, by: 0.2) {
      let shown = palette.shown(calm.mixed(with: end, share))
      if shown.behindText(in: look.appearance) == shown { return shown }
    }
    return end
  }
}

extension RGB {
  /// The colour with fewer shades than anybody sees: neighbours that are alike cost a terminal less.
  fileprivate var inSteps: RGB {
    func step(_ part: UInt8) -> UInt8 { part & 0xFC }
    return RGB(red: step(red), green: step(green), blue: step(blue))
  }
}
