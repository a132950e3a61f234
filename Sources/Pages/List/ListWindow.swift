/// The visible lines of a list: those around the focus.
struct ListWindow: Hashable, Sendable {
  let lines: [ListLine]
  /// The number of lines above and below.
  let top: Int
  let below: Int

  /// The fewest rows in which sections stand apart.
  private static let leastForGaps = 16

  init(of list: ItemList, rows: Int) {
    let all = list.lines(isAiry: rows >= Self.leastForGaps)
    let rows = max(0, rows)
    let last = max(0, all.count - rows)
    let place = list.row.flatMap { row in all.firstIndex { $0.row == row } }
    let top = place.map { Self.top(showing: $0, of: all, from: list.top, rows: rows) } ?? list.top
    self.top = max(0, min(top, last))
    lines = Array(all.dropFirst(self.top).prefix(rows))
    below = max(0, all.count - self.top - lines.count)
  }

  /// Shows the heading with the first item of a section, if there is room for both.
  private static func top(
    showing place: Int, of all: [ListLine], from top: Int, rows: Int
  ) -> Int {
    let isFirst = place > 0 && all[place - 1].row == nil
    let start = isFirst && rows > 1 ? place - 1 : place
    // What can't have the focus above the first row is seen again at the top.
    let first = all[..<place].contains { $0.row != nil } ? start : 0
    return max(min(top, first), place - rows + 1)
  }
}
