import Cells
import Views

extension Look {
  /// Two solid colours, one for accented parts and one for all others; of what was meant only the
  /// opacity is left.
  func accented(_ meant: Pigment, over ground: RGB) -> Pigment {
    switch part {
    case .wallpaper: meant
    case .tile: Pigment(color: meant.color.withoutHue, alpha: meant.alpha, prominence: 0)
    case .surface:
      Pigment(
        color: groupColor(over: ground), alpha: surfaceOpacity(meant.alpha, upTo: 0.2),
        prominence: meant.prominence)
    case .figure, .writing:
      Pigment(
        color: groupColor(over: ground), alpha: meant.alpha, prominence: isAccented ? 1 : 0.9)
    }
  }

  /// The same everywhere, unless it couldn't be read there.
  private func groupColor(over ground: RGB) -> RGB {
    isAccented ? accentColor(over: ground) : RGB.text(on: ground)
  }

  /// A little clearer than has to be, for what is written on a gradient is fitted to its middle.
  func accentColor(over ground: RGB) -> RGB {
    solid(accent.source, over: ground).reaching(contrast == .increased ? 7 : 4.6, on: ground)
  }
}
