import Cells
import Ink

/// A letter that arrives, leaves or stays while its line changes.
struct RollingLetter: Hashable, Sendable {
  let letter: PlacedLetter
  /// The frame of the letter's line.
  let frame: Rect
  /// The offset from its place at the start; nil if it isn't there yet.
  let start: InkPoint?
  /// The offset from its place at the end; nil if it is gone.
  let end: InkPoint?
  /// The distance it moves.
  let way: InkPoint

  static func going(_ letter: PlacedLetter, in frame: Rect, by way: InkPoint) -> RollingLetter {
    RollingLetter(letter: letter, frame: frame, start: .zero, end: nil, way: way)
  }

  static func coming(_ letter: PlacedLetter, in frame: Rect, by way: InkPoint) -> RollingLetter {
    RollingLetter(letter: letter, frame: frame, start: nil, end: .zero, way: way)
  }

  /// A letter that moves to its place from an offset.
  static func staying(_ letter: PlacedLetter, in frame: Rect, from start: InkPoint) -> RollingLetter
  {
    RollingLetter(letter: letter, frame: frame, start: start, end: .zero, way: .zero - start)
  }

  /// The offset at a share of the time; nil if it isn't visible.
  func shift(at share: Double) -> InkPoint? {
    if share <= 0 { return start }
    if share >= 1 { return end }
    return (start ?? .zero - way) + way * share
  }
}
