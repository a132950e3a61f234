import Cells

/// The row that begins with the time of day: the place of the clock, and the room beside it.
struct ClockRow: Hashable, Sendable {
  let clock: Rect
  let rest: Rect

  /// A margin makes way for a clock that is too wide for both.
  init(_ row: Rect, margin: Int, clockWidth: Int) {
    let width = min(clockWidth, row.size.width)
    let start = row.origin.x + min(margin, row.size.width - width)
    clock = Rect(x: start, y: row.origin.y, width: width, height: row.size.height)
    let end = clock.columns.upperBound
    rest = Rect(
      x: end, y: row.origin.y, width: row.columns.upperBound - end, height: row.size.height)
  }
}
