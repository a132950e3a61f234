import Cells
import Views

extension Look {
  /// The declared colour; adjusted for text, and for the shape of a control that few colours would
  /// hide. System hues are fitted to their background; on the wallpaper and with increased contrast all
  /// colours are.
  func fullColor(_ meant: Pigment, of color: Color, over ground: RGB) -> Pigment {
    if part == .surface, isControl, vanishes(meant, over: ground) {
      return Pigment(color: .text(on: ground), alpha: 1, prominence: meant.prominence)
    }
    guard part == .writing,
      contrast == .increased || color.isHueOfSystem || isOnWallpaper || fits(color.source)
    else { return meant }
    var shown = meant
    shown.color = meant.color.reaching(contrast == .increased ? 7 : 4.5, on: ground)
    return shown
  }

  /// Whether a colour would be the one behind it where there are few.
  private func vanishes(_ pigment: Pigment, over ground: RGB) -> Bool {
    guard depth.hasFewColors, let palette = depth.palette, pigment.alpha > 0 else { return false }
    return palette.shown(ground.mixed(with: pigment.color, pigment.alpha)) == palette.shown(ground)
  }
}

extension Color {
  fileprivate var isHueOfSystem: Bool {
    switch source {
    case .system(.white), .system(.gray), .system(.black), .system(.clear), .system(.primary),
      .system(.secondary):
      false
    case .system: true
    case .asset, .parts: false
    }
  }
}
