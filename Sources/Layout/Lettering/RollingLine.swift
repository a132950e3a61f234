package import Cells
import Ink

/// A line of lettering on its way to another: letters that are the same stay, or slide to where they
/// will stand; all others roll out of the frame while those that take their places roll in.
package struct RollingLine: Hashable, Sendable {
  private let area: Rect
  private let tier: GlyphTier
  private let unit: Place
  private let letters: [RollingLetter]

  /// Numbers that count up come from below, those that count down from above.
  package init(
    from old: LetteredLine, in oldFrame: Rect, to new: LetteredLine, in newFrame: Rect,
    countsDown: Bool = false
  ) {
    area = oldFrame.union(newFrame)
    tier = new.tier
    unit = new.lettering.unit
    // One block lies between what goes and what comes.
    let height = Double(area.size.height) * Metric.cell.height + unit.y
    let pairing = LetterPairing(old, at: oldFrame.origin, new, at: newFrame.origin)
    letters = pairing.letters(
      from: oldFrame, to: newFrame, rollingBy: countsDown ? height : -height)
  }

  /// Draws how far it has come, from 0, the old line, to 1, the new one.
  package func paint(
    at share: Double, on canvas: inout Canvas, look: Look, clippedTo clip: Rect,
    opacity: Double = 1
  ) {
    let area = area.intersection(clip)
    guard !area.isEmpty else { return }
    let share = share > 0 ? min(1, share) : 0
    let layers = letters.compactMap { rolling -> Layer? in
      guard let shift = rolling.shift(at: share) else { return nil }
      let layer = rolling.letter.layer(
        in: rolling.frame, of: canvas, look: look, opacity: opacity)
      return layer.shifted(by: shift.snapped(to: unit))
        .moved(from: area.origin, to: rolling.frame.origin)
    }
    Picture(layers).draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }
}

extension Place {
  /// Strokes that lie on blocks stay as even while they move.
  fileprivate func snapped(to unit: Place) -> Place {
    Place(x: (x / unit.x).rounded() * unit.x, y: (y / unit.y).rounded() * unit.y)
  }
}

extension Layer {
  fileprivate func shifted(by way: Place) -> Layer {
    guard way != .zero else { return self }
    var layer = self
    layer.figure = figure.moved(x: way.x, y: way.y)
    return layer
  }
}
