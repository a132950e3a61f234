import Cells
import Ink
import Views

extension SymbolNode {
  /// The colour of a part of the symbol on a background.
  func color(of role: SymbolRole, opacity: Double, over ground: RGB, in look: Look) -> RGB {
    let look = look.showing(self, role)
    return look.resolve(
      paint(of: role, on: ground, in: look), opacity: opacity, over: ground)
  }

  private func paint(of role: SymbolRole, on ground: RGB, in look: Look) -> Paint {
    switch renderingMode {
    case .monochrome: return paint
    case .hierarchical, .palette:
      var paint = paint
      paint.level = max(paint.level, role.level.rawValue - 1)
      return paint
    case .multicolor:
      guard let color = color(of: role, on: ground, in: look) else { return paint }
      var paint = Paint(color)
      paint.opacity = self.paint.opacity
      return paint
    }
  }

  /// The colour of a part; nil if it has the colour of the surrounding text.
  private func color(of role: SymbolRole, on ground: RGB, in look: Look) -> Color? {
    let isPale = RGB.white.contrast(to: ground) < Self.leastContrast
    guard let color = Self.color(of: role.name, onPale: isPale), let tone = SymbolTone(role) else {
      return nil
    }
    if look.isNight { return Color(white: tone.red) }
    if look.isLuminanceReduced || look.mode == .vibrant { return Color(white: tone.grey) }
    guard look.mode == .accented else { return color }
    return switch accentedRenderingMode?.kind {
    case .desaturated, .accentedDesaturated: .white.opacity(tone.grey)
    default: .white.opacity(tone.opacity(isAccented: look.isAccented))
    }
  }

  /// The minimum contrast for white clouds and pale drops to be visible.
  private static let leastContrast = 2.2

  private static func color(of role: String, onPale isPale: Bool) -> Color? {
    switch role {
    case "sun", "bolt": isPale ? .orange : .yellow
    case "cloud", "fog", "storm": isPale ? Color("Slate") : .white
    case "rain", "snow": isPale ? Color("Snowflake") : role == "rain" ? Color("Raindrop") : .white
    case "moon", "star": isPale ? Color("Slate") : Color("Moon")
    case "red": .red
    case "flame": .orange
    case "accent": .accentColor
    default: nil
    }
  }
}
