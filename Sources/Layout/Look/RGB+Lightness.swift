import Cells
import Glibc

extension RGB {
  /// How bright the colour seems, from 0 to 1 in equal steps for the eye.
  var lightness: Double {
    let luminance = luminance
    return luminance > 0.008856 ? 1.16 * cbrt(luminance) - 0.16 : 9.033 * luminance
  }

  /// The grey that seems so bright.
  static func grey(lightness: Double) -> RGB {
    let lightness = lightness.isNaN ? 0 : min(max(lightness, 0), 1)
    let root = (lightness + 0.16) / 1.16
    let luminance = lightness > 0.08 ? root * root * root : lightness / 9.033
    let part =
      luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * pow(luminance, 1 / 2.4) - 0.055
    return RGB(part, part, part)
  }

  /// The grey that is as bright.
  var withoutHue: RGB { red == green && green == blue ? self : .grey(lightness: lightness) }

  /// How much the colour is meant to be seen: light ones more than dark, vivid ones more than pale.
  var prominence: Double {
    let chroma = Double(max(red, green, blue) - min(red, green, blue)) / 255
    return lightness + 0.75 * chroma * (1 - lightness)
  }
}
