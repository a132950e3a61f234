package import Cells
package import FoundationEssentials
import Layout
package import Views

/// A node at a place of the screen, painted again only when something that it depends on changes.
package struct Tile: Sendable {
  package let id: ID
  package var content: Node
  package var frame: Rect
  private var painting: Painting?

  package enum ID: Hashable, Sendable {
    case wallpaper, header, footer
    case widget(Int), name(Int)

    var isWidget: Bool {
      if case .widget = self { true } else { false }
    }
  }

  package init(id: ID, content: Node, frame: Rect = .zero) {
    self.id = id
    self.content = content
    self.frame = frame
  }

  /// The date until which the tile holds as it was last painted.
  package var until: Date? { painting?.box.until }

  /// The tile as it looks over what lies below it; nil while it still looks as it did.
  package mutating func repainted(over ground: Canvas, by presentation: Presentation) -> Canvas? {
    if let painting, painting.holds(for: content, frame, presentation) { return nil }
    let edge = TileEdge(
      glyphs: presentation.surroundings.glyphs, depth: presentation.look.depth)
    let painting = Painting(
      of: content, in: frame, over: ground, by: presentation, edge: id.isWidget ? edge : nil)
    self.painting = painting
    return painting.canvas
  }
}
