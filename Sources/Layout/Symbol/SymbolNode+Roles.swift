import Cells
import Ink
import Views

extension SymbolNode {
  /// What a part of the symbol is painted with on a ground.
  func paint(of role: SymbolRole, on ground: RGB) -> Paint {
    switch renderingMode {
    case .monochrome: return paint
    case .hierarchical, .palette:
      var paint = paint
      paint.level = max(paint.level, role.level.rawValue - 1)
      return paint
    case .multicolor:
      let isPale = RGB.white.contrast(to: ground) < Self.leastContrast
      guard let color = Self.color(of: role.name, onPale: isPale) else { return paint }
      var paint = Paint(color)
      paint.opacity = self.paint.opacity
      return paint
    }
  }

  /// White clouds and pale drops can't be seen on less.
  private static let leastContrast = 2.2

  /// Nil for a part that has the colour of the text around it.
  private static func color(of role: String, onPale isPale: Bool) -> Color? {
    switch role {
    case "sun", "bolt": isPale ? .orange : .yellow
    case "cloud", "fog": isPale ? Color("Slate") : .white
    case "rain", "snow": isPale ? Color("Snowflake") : role == "rain" ? Color("Raindrop") : .white
    case "moon", "star": isPale ? Color("Slate") : Color("Moon")
    case "red": .red
    case "flame": .orange
    case "accent": .accentColor
    default: nil
    }
  }
}
