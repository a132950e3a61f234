import Cells
import Views

extension Look {
  /// Greys that contrast with any background according to their prominence.
  func vibrant(_ meant: Pigment, over ground: RGB) -> Pigment {
    var shown = meant
    switch part {
    case .wallpaper: break
    case .tile: shown.color = meant.color.withoutHue
    case .surface:
      let share = isControl ? 1 : 0.35 + 0.65 * meant.prominence
      shown.alpha = surfaceOpacity(meant.alpha * share, upTo: 0.22)
      shown.color = surfaceColor(shown.alpha, over: ground).withoutHue
    case .figure: shown.color = grey(meant.prominence, over: ground)
    case .writing:
      shown.color = grey(meant.prominence, over: ground).reaching(4.5, on: ground).withoutHue
    }
    return shown
  }

  /// A light grey on dark backgrounds; a dark one where only dark text can be read.
  private func grey(_ prominence: Double, over ground: RGB) -> RGB {
    let isDark = RGB.text(on: ground) == .white
    return .grey(lightness: isDark ? prominence : 0.91 - 0.8 * prominence)
  }
}
