import Cells
import FoundationEssentials
import Timelines

/// Something at a place of the screen, painted again only when what it depends on changes.
struct Tile: Sendable {
  let id: ID
  var subject: Subject
  private var painting: Painting?

  enum ID: Hashable, Sendable {
    case header, dots, footer, notice
    case widget(Instance.ID), name(Instance.ID)
  }

  /// All that a tile's picture depends on besides the way in which everything is shown.
  struct Subject: Hashable, Sendable {
    var content: TileContent
    let frame: Rect
    var edge: TileEdge?
  }

  init(_ id: ID, _ content: TileContent, in frame: Rect, edge: TileEdge? = nil) {
    self.id = id
    subject = Subject(content: content, frame: frame, edge: edge)
  }

  /// The date until which the tile holds as it was last painted.
  var until: Date? { painting?.until }

  /// The same tile with what another has painted of it.
  func painted(as other: Tile) -> Tile {
    var tile = self
    tile.painting = other.painting
    return tile
  }

  /// The tile as it looks over the ground; nil while it still looks as it did.
  mutating func repainted(over ground: Canvas, by presentation: Presentation) -> Canvas? {
    if let painting, painting.holds(for: subject, presentation) { return nil }
    let painting = Painting(of: subject, over: ground, by: presentation)
    self.painting = painting
    return painting.canvas
  }
}
