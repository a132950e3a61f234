import Cells
import Layout
import Views

/// The light on the upper edge of a tile that lets the wallpaper through, between its corners.
struct TopLight {
  private static let glyph = Glyph("▔")
  private static let strength = 0.26

  func draw(on canvas: inout Canvas) {
    let corner = FocusRing.corner
    for x in corner..<max(corner, canvas.size.width - corner) {
      let cell = canvas[x, 0]
      guard cell.glyph == .space, let ground = cell.style.background else { continue }
      let light = ground.mixed(with: .white, Self.strength)
      canvas.put(
        Self.glyph, Style(foreground: light, background: ground), at: Point(x: x, y: 0))
    }
  }
}

extension Look {
  /// Whether tiles are of a material that lets the wallpaper through, and the light on it shows.
  var hasTopLight: Bool {
    depth == .direct && mode != .fullColor && !isNight && !isLuminanceReduced
  }
}
