import Cells
import Layout
import Views

/// What a tile looked like, and for what that holds.
struct Painting: Sendable {
  let box: Box
  let canvas: Canvas
  private let content: Node
  private let frame: Rect
  private let presentation: Presentation

  init(
    of content: Node, in frame: Rect, over ground: Canvas, by presentation: Presentation,
    edge: TileEdge?
  ) {
    self.content = content
    self.frame = frame
    self.presentation = presentation
    box = content.laidOut(in: frame.size, surroundings: presentation.surroundings)
    let ground = ground.cropped(to: frame)
    var canvas = ground
    box.paint(on: &canvas, look: presentation.look, clippedTo: canvas.bounds)
    edge?.draw(on: &canvas, over: ground)
    self.canvas = canvas
  }

  /// A date before the painting's own comes of a clock set back.
  func holds(for content: Node, _ frame: Rect, _ presentation: Presentation) -> Bool {
    let date = presentation.surroundings.date
    let isCurrent =
      date >= self.presentation.surroundings.date && box.until.map { date < $0 } ?? true
    return isCurrent && frame == self.frame && content == self.content
      && presentation.hasSameLook(as: self.presentation)
  }
}
