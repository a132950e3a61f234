import Cells
import Layout

/// The transition of a tile from one content to another.
struct Motion: Sendable {
  /// The previous content.
  let old: TileContent
  let course: Course
  private let passage: Passage
  private let background: Canvas
  private let ground: Canvas
  private let room: Rect
  private let edge: TileEdge?
  private let look: Look
  private let signs: PlacedSigns
  private var lastFrame: Int?

  /// Fails if nothing moves. Both contents are laid out for the present, so that passing time alone
  /// moves nothing.
  init?(
    of subject: TileSubject, _ content: TileContent, from old: TileContent, on course: Course,
    over ground: Canvas,
    by presentation: Presentation
  ) {
    let layout = content.laidOut(in: ground.size, by: presentation)
    let before = old.laidOut(in: ground.size, by: presentation)
    guard before.room == layout.room else { return nil }
    look = presentation.look
    signs = layout.drawn(subject.signs, presentation.surroundings.glyphs)
    var background = ground
    layout.drawBackground(on: &background, look: look)
    let passage = Passage(
      from: before.content, to: layout.content, over: background.cropped(to: layout.room),
      look: look)
    guard let passage else { return nil }
    (self.old, self.course, self.passage) = (old, course, passage)
    (self.background, self.ground, room, edge) = (
      background, ground, layout.room, subject.edge(in: look)
    )
  }

  /// The next instant at which the picture changes.
  var nextFrame: Duration { course.end(ofFrame: lastFrame ?? 0) }

  /// The tile at a frame; nil if that frame was the last one drawn.
  mutating func canvas(inFrame frame: Int) -> Canvas? {
    guard frame != lastFrame else { return nil }
    lastFrame = frame
    var canvas = background
    canvas.draw(passage.canvas(at: course.share(ofFrame: frame)), at: room.origin)
    signs.draw(on: &canvas, over: background, look: look)
    edge?.draw(on: &canvas, over: ground, look: look)
    return canvas
  }
}
