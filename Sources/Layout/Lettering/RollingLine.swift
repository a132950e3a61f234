package import Cells
import Ink

/// A line of lettering that changes into another. Equal letters stay or slide to their new places;
/// all others roll out of the frame as their replacements roll in.
package struct RollingLine: Hashable, Sendable {
  private let area: Rect
  private let tier: GlyphTier
  private let unit: InkPoint
  private let letters: [RollingLetter]

  /// Numbers that count up roll in from below, those that count down from above.
  package init(
    from old: LetteredLine, in oldFrame: Rect, to new: LetteredLine, in newFrame: Rect,
    countsDown: Bool = false
  ) {
    area = oldFrame.union(newFrame)
    tier = new.tier
    unit = new.lettering.unit
    // One block of space separates leaving and arriving letters.
    let height = Double(area.size.height) * InkCell.height + unit.y
    let pairing = LetterPairing(old, at: oldFrame.origin, new, at: newFrame.origin)
    letters = pairing.letters(
      from: oldFrame, to: newFrame, rollingBy: countsDown ? height : -height)
  }

  /// Draws the line at a share of the way, from 0, the old line, to 1, the new one.
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
    InkDrawing(layers).draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }
}

extension InkPoint {
  /// The place rounded to whole blocks, which keeps strokes even while they move.
  fileprivate func snapped(to unit: InkPoint) -> InkPoint {
    InkPoint(x: (x / unit.x).rounded() * unit.x, y: (y / unit.y).rounded() * unit.y)
  }
}
