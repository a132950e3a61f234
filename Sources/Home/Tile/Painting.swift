import Cells
import FoundationEssentials
import Layout

/// What a tile looked like, and for what that holds.
struct Painting: Sendable {
  let canvas: Canvas
  /// The date until which the tile looks so; nil is for ever.
  let until: Date?
  let subject: Tile.Subject
  private let presentation: Presentation

  /// Over the part of the ground that lies behind the tile.
  init(of subject: Tile.Subject, over ground: Canvas, by presentation: Presentation) {
    self.subject = subject
    self.presentation = presentation
    var canvas = ground
    until = subject.content.draw(on: &canvas, by: presentation, signs: subject.signs)
    subject.edge(in: presentation.look)?
      .draw(on: &canvas, over: ground, look: presentation.look)
    self.canvas = canvas
  }

  /// A date before the painting's own comes of a clock set back.
  func holds(for subject: Tile.Subject, _ presentation: Presentation) -> Bool {
    let date = presentation.surroundings.date
    let isCurrent =
      date >= self.presentation.surroundings.date && until.map { date < $0 } ?? true
    return isCurrent && subject == self.subject
      && presentation.hasSameLook(as: self.presentation)
  }
}
