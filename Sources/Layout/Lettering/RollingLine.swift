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

/// Matches the letters of a line with those of the line that replaces it.
struct LetterPairing {
  private let old: [PlacedLetter]
  private let new: [PlacedLetter]
  /// The offset from the new line to the old one, in points.
  private let distance: InkPoint
  /// The number of letters that both lines share at the start, and at the end.
  private let head: Int
  private let tail: Int

  init(_ old: LetteredLine, at oldOrigin: Point, _ new: LetteredLine, at newOrigin: Point) {
    self.old = old.placedLetters
    self.new = new.placedLetters
    distance = InkPoint(
      x: Double(oldOrigin.x - newOrigin.x) * InkCell.width,
      y: Double(oldOrigin.y - newOrigin.y) * InkCell.height)
    let head = zip(self.old, self.new).prefix { $0.shape == $1.shape }.count
    let rest = min(self.old.count, self.new.count) - head
    self.head = head
    tail =
      zip(self.old.reversed(), self.new.reversed()).prefix(rest)
      .prefix { $0.shape == $1.shape }.count
  }

  func letters(from oldFrame: Rect, to newFrame: Rect, rollingBy height: Double) -> [RollingLetter]
  {
    let roll = InkPoint(x: 0, y: height)
    var letters: [RollingLetter] = []
    for (index, letter) in old.enumerated() where partner(ofOld: index) == nil {
      letters.append(.going(letter, in: oldFrame, by: roll))
    }
    for (index, letter) in new.enumerated() {
      if let partner = partner(ofNew: index) {
        letters.append(.staying(letter, in: newFrame, from: way(from: partner, to: index)))
      } else {
        letters.append(.coming(letter, in: newFrame, by: roll))
      }
    }
    return letters
  }

  /// The new index of an old letter; nil if it is gone. Digits of one place are equally far from
  /// the end.
  private func partner(ofOld index: Int) -> Int? {
    if index < head { return index }
    let counterpart = index - old.count + new.count
    guard counterpart >= head else { return nil }
    return index >= old.count - tail || isUnmoved(index, as: counterpart) ? counterpart : nil
  }

  private func partner(ofNew index: Int) -> Int? {
    if index < head { return index }
    let counterpart = index - new.count + old.count
    guard counterpart >= head else { return nil }
    return partner(ofOld: counterpart) == index ? counterpart : nil
  }

  /// Whether a letter keeps its shape and position, which is required for letters between changed
  /// ones.
  private func isUnmoved(_ before: Int, as after: Int) -> Bool {
    old[before].shape == new[after].shape && way(from: before, to: after) == .zero
  }

  private func way(from before: Int, to after: Int) -> InkPoint {
    old[before].origin - new[after].origin + distance
  }
}
