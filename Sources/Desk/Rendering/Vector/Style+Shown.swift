import Cells

extension Style {
  /// The colours that are seen; a picture that has no terminal is white on black.
  var shownColors: (ink: RGB, ground: RGB) {
    let colors = (ink: foreground ?? .white, ground: background ?? .black)
    return attributes.contains(.reverse) ? (colors.ground, colors.ink) : colors
  }
}
