import Cells

extension Style {
  /// The colours as shown; without a terminal, white on black.
  var shownColors: (ink: RGB, ground: RGB) {
    let colors = (ink: foreground ?? .white, ground: background ?? .black)
    return attributes.contains(.reverse) ? (colors.ground, colors.ink) : colors
  }
}
