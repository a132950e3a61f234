import Cells
import Glibc

extension RGB {
  /// The perceived lightness, from 0 to 1.
  var lightness: Double {
    let luminance = luminance
    return luminance > 0.008856 ? 1.16 * cbrt(luminance) - 0.16 : 9.033 * luminance
  }

  /// The grey with a perceived lightness.
  static func grey(lightness: Double) -> RGB {
    let lightness = lightness.isNaN ? 0 : min(max(lightness, 0), 1)
    let root = (lightness + 0.16) / 1.16
    let luminance = lightness > 0.08 ? root * root * root : lightness / 9.033
    let part =
      luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * pow(luminance, 1 / 2.4) - 0.055
    return RGB(part, part, part)
  }

  /// The grey with the same lightness.
  var withoutHue: RGB { red == green && green == blue ? self : .grey(lightness: lightness) }

  /// The importance that a colour suggests: light colours over dark ones, vivid ones over pale
  /// ones.
  var prominence: Double {
    let chroma = Double(max(red, green, blue) - min(red, green, blue)) / 255
    return lightness + 0.75 * chroma * (1 - lightness)
  }
}
