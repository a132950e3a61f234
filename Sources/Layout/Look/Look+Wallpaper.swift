package import Cells
import Views

extension Look {
  /// A colour of a picture behind the tiles, among others of some luminances: fit for the text on it, in
  /// as few steps as nobody sees, in the terminal's colours.
  package func wallpaperColor(_ color: RGB, amid others: ClosedRange<Double>) -> RGB {
    var look = self
    look.part = .wallpaper
    let fit = color.behindText(in: appearance, amid: others).inSteps
    let mixture = look.mixture(of: Color(fit), over: ground)
    let seen = ground.mixed(with: mixture.color, mixture.alpha)
    return depth.palette.map { shown(seen, in: $0) } ?? seen
  }

  /// The nearest colour of a palette on which text can be read. Few colours are pure ones: a greyer one is
  /// nearer to what is meant.
  private func shown(_ color: RGB, in palette: FixedPalette) -> RGB {
    let calm = color.mixed(with: color.withoutHue, 0.6)
    let end = appearance == .dark ? RGB.black : .white
    for share in stride(from: 0.0, to: 1, by: 0.2) {
      let shown = palette.shown(calm.mixed(with: end, share))
      if shown.behindText(in: appearance) == shown { return shown }
    }
    return end
  }
}

extension RGB {
  /// The colour with fewer shades: neighbours that are alike cost a terminal less.
  fileprivate var inSteps: RGB {
    func step(_ part: UInt8) -> UInt8 { part & 0xFC }
    return RGB(red: step(red), green: step(green), blue: step(blue))
  }
}
