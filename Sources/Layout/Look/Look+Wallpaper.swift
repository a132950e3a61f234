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
    return depth.palette?.shown(seen) ?? seen
  }
}

extension RGB {
  /// The colour with fewer shades: neighbours that are alike cost a terminal less.
  fileprivate var inSteps: RGB {
    func step(_ part: UInt8) -> UInt8 { part & 0xFC }
    return RGB(red: step(red), green: step(green), blue: step(blue))
  }
}
