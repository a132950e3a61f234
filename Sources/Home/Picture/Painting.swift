import Cells
import FoundationEssentials
import Layout

/// The picture of a tile with its targets, and the conditions for which it holds.
struct Painting: Sendable {
  var subject: TileSubject
  let canvas: Canvas
  let targets: TileTargets
  /// The position of the text cursor in the tile.
  let caret: Point?
  /// The date until which the picture holds; nil for ever.
  let until: Date?
  private let date: Date

  /// Paints the tile over the part of the screen behind it.
  init(of subject: TileSubject, over ground: Canvas, by presentation: Presentation) {
    self.subject = subject
    date = presentation.surroundings.date
    var canvas = ground
    let layout = subject.draw(on: &canvas, by: presentation)
    until = layout?.until
    (targets, caret) = layout?.targets ?? (TileTargets(), nil)
    self.canvas = canvas
  }

  /// A date before the painting's own comes of a clock set back.
  func holds(at date: Date) -> Bool { date >= self.date && until.map { date < $0 } ?? true }
}
