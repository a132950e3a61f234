import Cells
import Layout
import Views

/// What is laid over a part of the screen so that it steps back, in all modes the same.
struct Scrim {
  let opacity: Double

  /// What is shown in one red is dimmed by what has no hue; where there are no colours nothing is.
  func draw(on canvas: inout Canvas, _ area: Rect? = nil, by presentation: Presentation) {
    let look = presentation.look
    guard look.depth != .mono else { return }
    let area = area ?? canvas.bounds
    var plain = presentation
    plain.preferences = Preferences()
    plain.preferences.isNight = look.isNight
    let color = (look.isNight ? Color.black : Self.color).opacity(opacity)
    var picture = canvas.cropped(to: area)
    let node = Node(archiving: color, in: plain.environment)
    _ = TileContent(node).draw(on: &picture, by: plain)
    canvas.draw(picture, at: area.origin)
  }

  private static let color = Color(red: 0.02, green: 0.027, blue: 0.059)
}
