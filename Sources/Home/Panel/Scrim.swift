import Cells
import Layout
import Views

/// A layer that dims part of the screen, alike in all modes.
package struct Scrim: Hashable, Sendable {
  let opacity: Double
  /// The areas whose text is removed.
  var blank: [Rect] = []

  /// Dims with black in Night Mode, which allows no hue; doesn't dim without colours.
  func draw(on canvas: inout Canvas, by presentation: Presentation) {
    let look = presentation.look
    if look.depth != .mono { dim(&canvas, by: presentation) }
    for place in blank { canvas.erase(place) }
  }

  private func dim(_ canvas: inout Canvas, by presentation: Presentation) {
    var plain = presentation
    plain.preferences = Preferences()
    plain.preferences.night = presentation.look.isNight ? .on : .off
    let color = (presentation.look.isNight ? Color.black : Self.color).opacity(opacity)
    let node = Node(archiving: color, in: plain.environment)
    _ = TileContent(node).draw(on: &canvas, by: plain)
  }

  private static let color = Color(red: 0.02, green: 0.027, blue: 0.059)
}
