import Cells
import FoundationEssentials
import Layout
import Views

/// What a tile shows: a content and, where one is declared, the background that fills the tile.
struct TileContent: Hashable, Sendable {
  let content: Node
  var background: Node?
  /// What the content leaves free at each side.
  var margin = Size.zero

  init(_ content: Node) {
    self.content = content
  }

  /// A widget's face; one without a background gets the whole tile.
  init(_ face: Face, margin: Size) {
    self.init(face.content)
    background = face.background
    if background != nil { self.margin = margin }
  }

  /// Draws the tile over its ground, and says until when it looks so.
  func draw(on canvas: inout Canvas, by presentation: Presentation) -> Date? {
    let layout = laidOut(in: canvas.size, by: presentation)
    layout.draw(on: &canvas, look: presentation.look)
    return layout.until
  }

  /// Measured and placed in a tile of some size.
  func laidOut(in size: Size, by presentation: Presentation) -> TileLayout {
    let room = Rect(
      x: margin.width, y: margin.height, width: size.width - 2 * margin.width,
      height: size.height - 2 * margin.height)
    return TileLayout(
      background: background?.laidOut(in: size, surroundings: presentation.surroundings),
      content: content.laidOut(in: room.size, surroundings: presentation.surroundings), room: room)
  }
}
