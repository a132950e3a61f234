import Layout
import Cells
import FoundationEssentials

/// What a tile looked like, what could be hit in it, and for what that holds.
struct Painting: Sendable {
  var subject: TileSubject
  let canvas: Canvas
  let targets: TileTargets
  /// Where in the tile the next character goes that is typed.
  let caret: Point?
  /// The date until which the tile looks so; nil is for ever.
  let until: Date?
  private let date: Date

  /// Over the part of the screen that lies behind the tile.
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
