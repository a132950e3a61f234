import Cells
import Views

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
