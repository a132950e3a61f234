import Cells
import Ink

/// Which letters of a line are found again in the line that takes its place.
struct LetterPairing {
  private let old: [PlacedLetter]
  private let new: [PlacedLetter]
  /// By how much the old line begins farther right and down than the new one, in points.
  private let distance: Place
  /// How many letters at the beginning, and how many at the end, both lines have in common.
  private let head: Int
  private let tail: Int

  init(_ old: LetteredLine, at oldOrigin: Point, _ new: LetteredLine, at newOrigin: Point) {
    self.old = old.placedLetters
    self.new = new.placedLetters
    distance = Place(
      x: Double(oldOrigin.x - newOrigin.x) * Metric.cell.width,
      y: Double(oldOrigin.y - newOrigin.y) * Metric.cell.height)
    let head = zip(self.old, self.new).prefix { $0.shape == $1.shape }.count
    let rest = min(self.old.count, self.new.count) - head
    self.head = head
    tail =
      zip(self.old.reversed(), self.new.reversed()).prefix(rest)
      .prefix { $0.shape == $1.shape }.count
  }

  func letters(from oldFrame: Rect, to newFrame: Rect, rollingBy height: Double) -> [RollingLetter]
  {
    let roll = Place(x: 0, y: height)
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

  /// Digits of one place stand equally far from the end.
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

  /// Between letters that change only those stay that needn't even move.
  private func isUnmoved(_ before: Int, as after: Int) -> Bool {
    old[before].shape == new[after].shape && way(from: before, to: after) == .zero
  }

  private func way(from before: Int, to after: Int) -> Place {
    old[before].origin - new[after].origin + distance
  }
}
