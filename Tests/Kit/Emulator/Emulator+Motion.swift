import Cells

extension Emulator {
  /// Moves the cursor, stopping at the edges.
  mutating func moveCursor(to place: Point) {
    cursor.place = Point(
      x: min(max(0, place.x), size.width - 1), y: min(max(0, place.y), size.height - 1))
    cursor.isWrapPending = false
  }

  mutating func moved(by sequence: ControlSequence) -> Bool {
    let place = cursor.place
    let count = sequence.count(0)
    switch sequence.name {
    case "A": rise(count)
    case "B", "e": sink(count)
    case "C", "a": moveCursor(to: place + Point(x: count, y: 0))
    case "D": moveCursor(to: place - Point(x: count, y: 0))
    case "E":
      sink(count)
      moveCursor(to: Point(x: 0, y: cursor.place.y))
    case "F":
      rise(count)
      moveCursor(to: Point(x: 0, y: cursor.place.y))
    case "G", "`": moveCursor(to: Point(x: count - 1, y: place.y))
    case "d": address(row: count - 1, column: place.x)
    case "H", "f": address(row: count - 1, column: sequence.count(1) - 1)
    case "I": tab(count)
    case "Z": tab(-count)
    case "s" where sequence.parameters.isEmpty: saveCursor()
    case "u" where sequence.parameters.isEmpty: restoreCursor()
    default: return false
    }
    return true
  }

  /// Moves to a row and column, counted from the origin of the screen or the region.
  private mutating func address(row: Int, column: Int) {
    let isInRegion = modes.contains(.origin)
    let y = isInRegion ? min(region.lowerBound + row, region.upperBound - 1) : row
    moveCursor(to: Point(x: column, y: y))
  }

  private mutating func rise(_ count: Int) {
    let top = cursor.place.y >= region.lowerBound ? region.lowerBound : 0
    moveCursor(to: Point(x: cursor.place.x, y: max(top, cursor.place.y - count)))
  }

  private mutating func sink(_ count: Int) {
    let bottom = cursor.place.y < region.upperBound ? region.upperBound : size.height
    moveCursor(to: Point(x: cursor.place.x, y: min(bottom - 1, cursor.place.y + count)))
  }

  /// Moves to the next tab stop, or backwards if negative.
  mutating func tab(_ count: Int) {
    for _ in 0..<min(abs(count), size.width) {
      let next =
        count > 0
        ? tabs.filter { $0 > cursor.place.x }.min() ?? size.width - 1
        : tabs.filter { $0 < cursor.place.x }.max() ?? 0
      moveCursor(to: Point(x: next, y: cursor.place.y))
    }
  }

  mutating func saveCursor() {
    savedCursor = SavedCursor(cursor: cursor, countsFromRegion: modes.contains(.origin))
  }

  mutating func restoreCursor() {
    let saved = savedCursor.cursor
    cursor = saved
    moveCursor(to: saved.place)
    cursor.isWrapPending = saved.isWrapPending && cursor.place == saved.place
    set(.origin, savedCursor.countsFromRegion)
  }
}
