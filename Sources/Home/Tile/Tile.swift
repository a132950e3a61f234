import Cells
import FoundationEssentials
import Layout
import Timelines

/// Something at a place of the screen, painted again only when what it depends on changes.
struct Tile: Sendable {
  let id: ID
  var subject: Subject
  private var painting: Painting?
  private var motion: Motion?

  enum ID: Hashable, Sendable {
    case header, dots, footer, notice, page
    case widget(Instance.ID), name(Instance.ID)
  }

  /// All that a tile's picture depends on besides the way in which everything is shown.
  struct Subject: Hashable, Sendable {
    var content: TileContent
    var signs = ControlSigns()
    let frame: Rect
    var edge: TileEdge?
    var family: WidgetFamily?

    func edge(in look: Look) -> TileEdge? {
      var edge = edge
      edge?.isOutlined = content.needsOutline(in: look)
      edge?.hasRoom = family?.isAccessory != true && content.leavesRoomForLine(in: frame.size)
      return edge
    }
  }

  init(
    _ id: ID, _ content: TileContent, in frame: Rect, edge: TileEdge? = nil,
    family: WidgetFamily? = nil
  ) {
    self.id = id
    subject = Subject(content: content, frame: frame, edge: edge, family: family)
  }

  /// The date until which the tile holds as it was last painted.
  var until: Date? { painting?.until }

  /// The instant at which a motion goes on; nil while the tile is at rest.
  var nextFrame: Duration? { motion?.nextFrame }

  /// The same tile with what another has painted of it.
  func painted(as other: Tile) -> Tile {
    var tile = self
    tile.painting = other.painting
    tile.motion = other.motion
    return tile
  }

  /// The tile as it looks over the ground; nil while it still looks as it did. Without an instant
  /// nothing moves.
  mutating func repainted(
    over ground: Canvas, by presentation: Presentation, now instant: Duration?
  ) -> Canvas? {
    let presentation = presentation.showing(subject.family)
    let holds = painting?.holds(for: subject, presentation) ?? false
    if !holds {
      let ground = ground.cropped(to: subject.frame)
      motion = instant.flatMap { motion(at: $0, over: ground, by: presentation) }
      painting = Painting(of: subject, over: ground, by: presentation)
    }
    guard motion != nil else { return holds ? nil : painting?.canvas }
    if let frame = instant.flatMap({ motion?.course.frame(at: $0) }) {
      return motion?.canvas(inFrame: frame)
    }
    motion = nil
    return painting?.canvas
  }

  /// Ends a motion at once: the tile is painted as it is.
  mutating func rest() {
    if motion != nil { (motion, painting) = (nil, nil) }
  }

  /// How it gets from what it showed to what it shows now; only another content moves.
  private func motion(
    at instant: Duration, over ground: Canvas, by presentation: Presentation
  ) -> Motion? {
    guard let before = painting?.subject, before.frame == subject.frame else { return nil }
    let isSame = before.content == subject.content
    guard let old = isSame ? motion?.old : before.content else { return nil }
    let course = isSame ? motion?.course : nil
    return Motion(
      of: subject, from: old, on: course ?? Course(beginningAt: instant), over: ground,
      by: presentation)
  }
}
