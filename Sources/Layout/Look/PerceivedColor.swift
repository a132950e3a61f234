import Cells
import Glibc

/// A colour as the eye orders colours (OKLab): how light it is, and how far from grey towards red and
/// yellow.
struct PerceivedColor: Hashable {
  let lightness: Double
  let red: Double
  let yellow: Double

  init(_ color: RGB) {
    let (r, g, b) = (color.red.linear, color.green.linear, color.blue.linear)
    let long = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let middle = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short
    red = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short
    yellow = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short
  }

  /// The distance from grey.
  var chroma: Double { hypot(red, yellow) }

  /// How far the hue of another colour is away, squared; nothing for grey.
  func squaredHueDistance(to other: PerceivedColor) -> Double {
    let (red, yellow) = (red - other.red, yellow - other.yellow)
    let apart = chroma - other.chroma
    return max(0, red * red + yellow * yellow - apart * apart)
  }

  /// The colour as strong as it would be at a middle lightness: what is dark looks greyer than it is.
  var strengthened: PerceivedColor {
    let factor = 0.4 / max(lightness, 0.22)
    return PerceivedColor(lightness: lightness, red: red * factor, yellow: yellow * factor)
  }

  private init(lightness: Double, red: Double, yellow: Double) {
    (self.lightness, self.red, self.yellow) = (lightness, red, yellow)
  }
}

extension UInt8 {
  fileprivate var linear: Double { RGB(red: self, green: self, blue: self).luminance }
}
