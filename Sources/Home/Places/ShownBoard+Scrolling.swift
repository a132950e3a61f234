import Cells

// The board of a place that is scrolled.
extension ShownBoard {
  /// Brings the focused widget into sight.
  mutating func reveal() {
    if let tile = focus.flatMap(place(of:))?.tile { plan.reveal(tile) }
  }

  /// Scrolls by some rows.
  mutating func scroll(by rows: Int) {
    guard let today = plan.today else { return }
    plan.scroll(to: today.first + rows)
    keepFocusInSight()
  }

  /// Scrolls by what is in sight: the rows beyond it come next, from the beginning of a tile on.
  mutating func scroll(byPages count: Int) {
    guard let today = plan.today else { return }
    let tops = plan.board.places.map(\.cells.origin.y)
    let gap = plan.board.grid.step.height - plan.board.grid.small.height
    let height = today.window.size.height
    let row =
      if count > 0 {
        tops.filter { today.first < $0 && $0 <= today.first + height + gap }.max()
          ?? today.first + height
      } else {
        tops.filter { today.first - height - gap <= $0 && $0 < today.first }.min()
          ?? today.first - height
      }
    plan.scroll(to: row)
    keepFocusInSight()
  }

  /// Moves the focus to the nearest widget that is wholly in sight.
  private mutating func keepFocusInSight() {
    guard let window = plan.today?.window, let tile = focus.flatMap(place(of:))?.tile else {
      return
    }
    func isWhole(_ tile: Rect) -> Bool { window.intersection(tile) == tile }
    guard !isWhole(tile) else { return }
    let places = plan.board.places
    let nearest = places.indices.filter { isWhole(places[$0].tile) }.min {
      tile.distance(to: places[$0].tile) < tile.distance(to: places[$1].tile)
    }
    if let nearest { focus(onIndex: nearest) }
  }
}

extension Rect {
  /// How far the corners are apart, across first.
  fileprivate func distance(to other: Rect) -> (Int, Int) {
    (abs(origin.x - other.origin.x), abs(origin.y - other.origin.y))
  }
}
