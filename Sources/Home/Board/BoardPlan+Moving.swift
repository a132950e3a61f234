import Cells
import Pages

extension BoardPlan {
  /// The nearest widget in a direction; continues on the next page at the end of a row.
  func neighbor(of index: Int, towards direction: Direction) -> Int {
    nearest(to: index, towards: direction) ?? beyond(index, direction) ?? index
  }

  /// The first widget on a page, clamped to the existing pages.
  func first(onPage page: Int) -> Int? {
    let page = max(0, min(page, pageCount - 1))
    return places.firstIndex { $0.page == page }
  }

  /// The widget whose tile contains a point.
  func widget(at point: Point, onPage page: Int) -> Int? {
    places.firstIndex { $0.page == page && $0.tile.contains(point) }
  }

  private func nearest(to index: Int, towards direction: Direction) -> Int? {
    let start = places[index].tile
    let candidates = indices(onPage: places[index].page).filter {
      places[$0].tile.lies(direction, of: start)
    }
    return candidates.min {
      places[$0].tile.distance(to: start, direction)
        < places[$1].tile.distance(to: start, direction)
    }
  }

  private func beyond(_ index: Int, _ direction: Direction) -> Int? {
    let page = places[index].page
    return switch direction {
    case .right where page + 1 < pageCount: first(onPage: page + 1)
    case .left where page > 0: places.lastIndex { $0.page == page - 1 }
    default: nil
    }
  }
}

extension Rect {
  /// Whether this lies beside `other`, or wholly above or below it.
  func lies(_ direction: Direction, of other: Rect) -> Bool {
    switch direction {
    case .up: rows.upperBound <= other.rows.lowerBound
    case .down: rows.lowerBound >= other.rows.upperBound
    case .left: columns.upperBound <= other.columns.lowerBound && rows.overlaps(other.rows)
    case .right: columns.lowerBound >= other.columns.upperBound && rows.overlaps(other.rows)
    }
  }

  /// The distance along the direction, then across it, then in reading order.
  func distance(to other: Rect, _ direction: Direction) -> (Int, Int, Int) {
    let isUpright = direction == .up || direction == .down
    let (way, across) =
      isUpright ? (rows.gap(to: other.rows), columns) : (columns.gap(to: other.columns), rows)
    let otherAcross = isUpright ? other.columns : other.rows
    return (way, across.gap(to: otherAcross), abs(across.lowerBound - otherAcross.lowerBound))
  }
}

extension Range<Int> {
  fileprivate func gap(to other: Range<Int>) -> Int {
    Swift.max(0, other.lowerBound - upperBound, lowerBound - other.upperBound)
  }
}
