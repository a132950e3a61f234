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
    let backgroundUntil = background.flatMap { Self.draw($0, on: &canvas, by: presentation) }
    let room = Rect(
      x: margin.width, y: margin.height, width: canvas.size.width - 2 * margin.width,
      height: canvas.size.height - 2 * margin.height)
    var inner = canvas.cropped(to: room)
    let contentUntil = Self.draw(content, on: &inner, by: presentation)
    canvas.draw(inner, at: room.origin)
    return [backgroundUntil, contentUntil].compactMap(\.self).min()
  }

  private static func draw(
    _ node: Node, on canvas: inout Canvas, by presentation: Presentation
  ) -> Date? {
    let box = node.laidOut(in: canvas.size, surroundings: presentation.surroundings)
    box.paint(on: &canvas, look: presentation.look, clippedTo: canvas.bounds)
    return box.until
  }
}
