package import Cells
import Glibc
import Views

/// The colours in which those of a picture are shown behind the tiles: fit for the text on them, and in the
/// terminal's colours. Where those are few, a grey and a hue in turn stand for what lies between them: slabs
/// of one hue would be no picture. Each is worked out once.
package struct WallpaperTints {
  private let look: Look
  private let luminances: ClosedRange<Double>
  /// The colours to choose from, where they are few.
  private let choices: WallpaperColors?
  private var known: [RGB: Tint] = [:]

  /// A colour, or two of which the second has a share of the places.
  private struct Tint {
    let color: RGB
    var other: RGB?
    var share = 0.0
  }

  package init(for picture: Pixels, in look: Look) {
    var look = look
    look.part = .wallpaper
    (self.look, luminances) = (look, picture.luminances)
    let isDim = look.isNight || look.isLuminanceReduced
    choices = look.depth.palette.map {
      WallpaperColors(of: $0, in: look.appearance, isDim: isDim)
    }
  }

  /// The colour at a place.
  package subscript(color: RGB, x: Int, y: Int) -> RGB {
    mutating get {
      let step = color.inSteps
      let tint = known[step] ?? tint(of: step)
      known[step] = tint
      guard let other = tint.other, tint.share > Self.threshold(x, y) else { return tint.color }
      return other
    }
  }

  /// The share from which on the second of two colours stands in a place: spread evenly over four rows and
  /// columns.
  private static func threshold(_ x: Int, _ y: Int) -> Double {
    (Double(order[y % 4 * 4 + x % 4]) + 0.5) / 16
  }

  private static let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  private func tint(of color: RGB) -> Tint {
    let fit = color.behindText(in: look.appearance, amid: luminances)
    let mixture = look.mixture(of: Color(fit), over: look.ground)
    let seen = look.ground.mixed(with: mixture.color, mixture.alpha)
    guard let choices, let nearest = choices.nearest(to: seen) else { return Tint(color: seen) }
    guard let grey = choices.grey(like: seen) else { return Tint(color: nearest) }
    return Tint(color: grey, other: nearest, share: seen.share(from: grey, to: nearest))
  }
}

extension RGB {
  /// How far it lies on the way from one colour to another, from 0 to 1.
  fileprivate func share(from start: RGB, to end: RGB) -> Double {
    func way(to color: RGB) -> [Double] {
      [(color.red, start.red), (color.green, start.green), (color.blue, start.blue)]
        .map { Double($0) - Double($1) }
    }
    func product(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let whole = way(to: end)
    let length = product(whole, whole)
    return length > 0 ? max(0, min(1, product(way(to: self), whole) / length)) : 0
  }

  /// The colour with fewer shades than anybody sees: neighbours that are alike cost a terminal less.
  fileprivate var inSteps: RGB {
    func step(_ part: UInt8) -> UInt8 { part & 0xFC }
    return RGB(red: step(red), green: step(green), blue: step(blue))
  }
}

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

/// The colours of a palette on which text can be read, for a picture to be shown in.
struct WallpaperColors {
  fileprivate struct Choice {
    let color: RGB
    let perceived: PerceivedColor
  }

  private let choices: [Choice]
  private let isDark: Bool

  /// Where little is lit, a hue would be brighter than anything else.
  init(of palette: FixedPalette, in appearance: ColorScheme, isDim: Bool) {
    let isDark = appearance == .dark
    self.isDark = isDark
    choices = palette.colors.filter { color in
      let isGrey = color.withoutHue == color
      if isDim, !isGrey { return false }
      // The darkest hues of a palette are lighter than its darkest greys, and the only ones that there are.
      return color.behindText(in: appearance) == color
        || isDark && !isGrey && color.luminance <= Self.brightestHue
    }
    .map { Choice(color: $0, perceived: Self.perceived($0, isDark: isDark)) }
  }

  /// The one that looks most like a colour. A hue that is lost is missed more than one that is stronger than
  /// meant, and both more than a wrong lightness.
  func nearest(to color: RGB) -> RGB? {
    let meant = Self.perceived(color, isDark: isDark)
    return choices.min { $0.distance(to: meant) < $1.distance(to: meant) }?.color
  }

  /// The grey that is as light as a colour.
  func grey(like color: RGB) -> RGB? {
    let meant = PerceivedColor(color).lightness
    func distance(_ choice: Choice) -> Double { abs(choice.perceived.lightness - meant) }
    return choices.filter { $0.color.withoutHue == $0.color }
      .min { distance($0) < distance($1) }?.color
  }

  private static func perceived(_ color: RGB, isDark: Bool) -> PerceivedColor {
    let perceived = PerceivedColor(color)
    return isDark ? perceived.strengthened : perceived
  }

  /// As bright as the program's own wallpapers are in few colours.
  private static let brightestHue = 0.107
}

extension WallpaperColors.Choice {
  fileprivate func distance(to meant: PerceivedColor) -> Double {
    let lightness = perceived.lightness - meant.lightness
    let chroma = perceived.chroma - meant.chroma
    return 0.12 * lightness * lightness + 2 * perceived.squaredHueDistance(to: meant)
      + (chroma > 0 ? 0.15 : 2) * chroma * chroma
  }
}
