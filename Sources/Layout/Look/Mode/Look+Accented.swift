import Cells
import Views

extension Look {
  /// Two solid colours: one for the accented part and one for the rest. Of the declared colour only
  /// the opacity is kept.
  func accented(_ meant: Pigment, over ground: RGB) -> Pigment {
    switch part {
    case .wallpaper: meant
    case .tile: Pigment(color: meant.color.withoutHue, alpha: meant.alpha, prominence: 0)
    case .surface:
      surface(meant, over: ground)
    case .figure, .writing:
      Pigment(
        color: groupColor(over: ground), alpha: meant.alpha, prominence: isAccented ? 1 : 0.9)
    }
  }

  private func surface(_ meant: Pigment, over ground: RGB) -> Pigment {
    let alpha = surfaceOpacity(meant.alpha, upTo: 0.2)
    return Pigment(
      color: isAccented ? accentColor(over: ground) : surfaceColor(alpha, over: ground),
      alpha: alpha, prominence: meant.prominence)
  }

  /// The colour of the part; adjusted only where it couldn't be read.
  private func groupColor(over ground: RGB) -> RGB {
    isAccented ? accentColor(over: ground) : RGB.text(on: ground)
  }

  /// The accent colour, with slightly more contrast than necessary because text on a gradient is
  /// fitted to its middle.
  func accentColor(over ground: RGB) -> RGB {
    solid(accent.source, over: ground).reaching(contrast == .increased ? 7 : 4.6, on: ground)
  }
}
