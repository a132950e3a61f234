import Cells
import Views

extension Look {
  /// The colour in Always-On: nearly black, with no hue but the accent's.
  func luminanceReduced(_ shown: Pigment, over ground: RGB) -> Pigment {
    var lit = shown
    let color = mode == .fullColor ? shown.color.withoutHue : shown.color
    switch part {
    case .wallpaper, .tile: lit.color = RGB.black.mixed(with: shown.color, 0.12)
    case .surface:
      lit.color = isControl ? RGB.text(on: ground) : color
      lit.alpha = isControl ? min(shown.alpha * 0.8, 0.3) : min(shown.alpha, 0.12)
    case .figure: lit.color = RGB.black.mixed(with: color, 0.62)
    case .writing:
      lit.color = color.lit(by: hasShades ? Self.writing : Self.writingInFewColors).reaching(
        4.5, on: ground)
    }
    return lit
  }

  private static let writing = RGB(0xB0B0B6)
  /// The second brightest grey of 16 colours. The only other grey is used for secondary text.
  private static let writingInFewColors = RGB(0xE5E5E5)
}

extension RGB {
  /// The colour under tinted light.
  fileprivate func lit(by light: RGB) -> RGB {
    func part(_ own: UInt8, _ light: UInt8) -> UInt8 {
      UInt8((Int(own) * Int(light) + 127) / 255)
    }
    return RGB(
      red: part(red, light.red), green: part(green, light.green), blue: part(blue, light.blue))
  }
}
