import Cells
import Ink

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
