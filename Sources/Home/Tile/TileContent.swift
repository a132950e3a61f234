import Cells
import FoundationEssentials
import Layout
import Timelines
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

  /// A widget's face in a tile of some size. One without a background gets the whole tile, and a
  /// small tile has no room to give away.
  init(_ face: Face, in size: Size, of family: WidgetFamily) {
    self.init(face.content)
    background = face.background
    guard background != nil, family.accessory == nil else { return }
    let isNarrow = size.width < Self.least.width
    margin = Size(width: isNarrow ? 1 : 2, height: size.height < Self.least.height ? 0 : 1)
  }

  /// Smaller tiles have smaller margins.
  private static let least = Size(width: 16, height: 6)

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
