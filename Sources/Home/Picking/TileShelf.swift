import Cells

/// A room in which tiles find their places one after the other: each where it fits first, from top to
/// bottom.
struct TileShelf {
  let room: Rect
  private(set) var areas: [Rect] = []

  private static let gap = 3

  init(_ room: Rect) {
    self.room = room
  }

  /// Puts a tile of some size in the first free place; nil if there is none.
  mutating func put(_ size: Size) -> Rect? {
    let area = place(of: size)
    area.map { areas.append($0) }
    return area
  }

  private func place(of size: Size) -> Rect? {
    let rows = Set([room.origin.y] + areas.map { $0.rows.upperBound + 1 }).sorted()
    let columns = Set([room.origin.x] + areas.map { $0.columns.upperBound + Self.gap }).sorted()
    for y in rows where y + size.height <= room.rows.upperBound {
      for x in columns where x + size.width <= room.columns.upperBound {
        let area = Rect(origin: Point(x: x, y: y), size: size)
        let around = Rect(
          x: x - Self.gap + 1, y: y, width: size.width + 2 * Self.gap - 2, height: size.height)
        if areas.allSatisfy({ !$0.meets(around) }) { return area }
      }
    }
    return nil
  }
}
