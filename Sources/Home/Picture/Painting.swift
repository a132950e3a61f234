import Cells
import FoundationEssentials
import Layout

/// The picture of a tile with its targets, and the conditions for which it holds.
struct Painting: Sendable {
  let subject: TileSubject
  let canvas: Canvas
  let targets: TileTargets
  /// The position of the text cursor in the tile.
  let caret: Point?
  /// The date until which the picture holds; nil for ever.
  let until: Date?
  /// The date at which it was painted.
  let date: Date
  /// The tile without its edge; nil unless it has one.
  private let plain: Canvas?
  /// What fills the tile behind its content; nil unless it has an edge.
  private let background: Box?

  /// Paints the tile over the part of the screen behind it.
  init(
    of subject: TileSubject, over ground: Canvas, by presentation: Presentation,
    reusing kept: KeptLayout? = nil
  ) {
    self.subject = subject
    date = presentation.surroundings.date
    var canvas = ground
    let kept = subject.drawMatter(on: &canvas, by: presentation, reusing: kept)
    let layout = kept?.layout
    until = kept?.until
    (targets, caret) = layout?.targets ?? (TileTargets(), nil)
    plain = subject.edge == nil ? nil : canvas
    background = subject.edge == nil ? nil : layout?.background
    subject.drawEdge(on: &canvas, over: ground, by: presentation)
    self.canvas = canvas
  }

  /// The same with another edge or in another place, without measuring and drawing the rest anew; nil
  /// if more is different, or another ground shows through it.
  func redrawn(
    as subject: TileSubject, over ground: Canvas, isSameGround: Bool,
    by presentation: Presentation
  ) -> Painting? {
    guard let plain, holds(at: presentation.surroundings.date), subject.edge != nil,
      subject.isAlike(self.subject), isSameGround || coversGround(in: presentation.look)
    else { return nil }
    var canvas = plain
    subject.drawEdge(on: &canvas, over: ground, by: presentation)
    return Painting(of: subject, canvas, as: self)
  }

  private init(of subject: TileSubject, _ canvas: Canvas, as other: Painting) {
    (self.subject, self.canvas) = (subject, canvas)
    (targets, caret, until) = (other.targets, other.caret, other.until)
    (date, plain, background) = (other.date, other.plain, other.background)
  }

  /// Whether what lies behind shows only at the edge: found out when it matters, for it takes two more
  /// paintings of the background.
  private func coversGround(in look: Look) -> Bool { background?.coversGround(in: look) == true }

  /// A date before the painting's own comes of a clock set back.
  func holds(at date: Date) -> Bool { date >= self.date && until.map { date < $0 } ?? true }
}
