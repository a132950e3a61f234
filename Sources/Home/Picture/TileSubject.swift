import Cells
import FoundationEssentials
import Layout
import Timelines

/// Everything that a tile's picture depends on, except the presentation and what lies behind it.
struct TileSubject: Hashable, Sendable {
  let matter: Matter
  let frame: Rect
  var signs = ControlSigns()
  var edge: TileEdge?
  /// The blocks to draw it with; nil for those of everything else.
  var glyphs: GlyphTier?
  /// Of a widget.
  var traits: Traits?

  enum Matter: Hashable, Sendable {
    case content(TileContent, Part)
    case scrim(Scrim)
  }

  var content: TileContent? {
    if case .content(let content, _) = matter { content } else { nil }
  }

  /// Whether it only dims what is behind it.
  var isScrim: Bool {
    if case .scrim = matter { true } else { false }
  }

  func edge(in look: Look) -> TileEdge? {
    guard var edge, let content else { return nil }
    edge.isOutlined = edge.isOutlined || content.needsOutline(in: look)
    let reachesItsEdge = traits?.family.isAccessory == true || traits?.place == .standBy
    edge.isFilled = reachesItsEdge && content.margin.height == 0
    edge.hasRoom = !edge.isFilled && content.leavesRoomForLine(in: frame.size)
    return edge
  }

  /// Draws the subject without its edge over what lies behind; returns the layout, which tells the
  /// targets.
  func drawMatter(
    on canvas: inout Canvas, by presentation: Presentation, reusing kept: CachedLayout? = nil
  ) -> CachedLayout? {
    switch matter {
    case .scrim(let scrim):
      scrim.draw(on: &canvas, by: presentation)
      return nil
    case .content(let content, let part):
      // Letters behind a widget that is carried would be among its own.
      if traits != nil { canvas.erase(canvas.bounds) }
      return content.draw(
        on: &canvas, by: glyphs.map(presentation.drawing(with:)) ?? presentation, as: part,
        signs: signs,
        reusing: kept)
    }
  }

  /// Draws the edge on what was drawn of the rest.
  func drawEdge(on canvas: inout Canvas, over ground: Canvas, by presentation: Presentation) {
    guard edge != nil else { return }
    let look = presentation.look
    edge(in: look)?.draw(on: &canvas, over: ground, look: look)
  }

  /// Whether it differs from another one at most in its edge and its position.
  func isAlike(_ other: TileSubject) -> Bool {
    frame.size == other.frame.size && signs == other.signs && traits == other.traits
      && glyphs == other.glyphs && matter == other.matter
  }
}
