import Cells
import Ink

/// A letter that comes, goes or stays while its line changes.
struct RollingLetter: Hashable, Sendable {
  let letter: PlacedLetter
  /// The line in which it has its place.
  let frame: Rect
  /// How far from its place it is at the beginning; nil if it isn't there then.
  let start: Place?
  /// How far from its place it is at the end; nil if it isn't there any more.
  let end: Place?
  /// The way between the two.
  let way: Place

  static func going(_ letter: PlacedLetter, in frame: Rect, by way: Place) -> RollingLetter {
    RollingLetter(letter: letter, frame: frame, start: .zero, end: nil, way: way)
  }

  static func coming(_ letter: PlacedLetter, in frame: Rect, by way: Place) -> RollingLetter {
    RollingLetter(letter: letter, frame: frame, start: nil, end: .zero, way: way)
  }

  /// Comes to its place from where it stood.
  static func staying(_ letter: PlacedLetter, in frame: Rect, from start: Place) -> RollingLetter {
    RollingLetter(letter: letter, frame: frame, start: start, end: .zero, way: .zero - start)
  }

  /// How far from its place it is at a share of the time, if it is to be seen at all.
  func shift(at share: Double) -> Place? {
    if share <= 0 { return start }
    if share >= 1 { return end }
    return (start ?? .zero - way) + way * share
  }
}
