import Cells

extension [Rect] {
  /// The same area in fewer rectangles: joins neighbours of equal height, then of equal width.
  var joined: [Rect] {
    sorted { $0.byRow < $1.byRow }.folded { $0.joined(toRight: $1) }
      .sorted { $0.byColumn < $1.byColumn }.folded { $0.joined(toBelow: $1) }
      .sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }
  }

  private func folded(_ join: (Rect, Rect) -> Rect?) -> [Rect] {
    reduce(into: []) { rects, next in
      if let last = rects.last, let both = join(last, next) {
        rects[rects.count - 1] = both
      } else {
        rects.append(next)
      }
    }
  }
}

extension Rect {
  fileprivate var byRow: (Int, Int, Int) { (origin.y, size.height, origin.x) }
  fileprivate var byColumn: (Int, Int, Int) { (origin.x, size.width, origin.y) }

  fileprivate func joined(toRight next: Rect) -> Rect? {
    guard rows == next.rows, columns.upperBound == next.origin.x else { return nil }
    return Rect(
      origin: origin, size: Size(width: size.width + next.size.width, height: size.height))
  }

  fileprivate func joined(toBelow next: Rect) -> Rect? {
    guard columns == next.columns, rows.upperBound == next.origin.y else { return nil }
    return Rect(
      origin: origin, size: Size(width: size.width, height: size.height + next.size.height))
  }
}

extension Style {
  /// The colours as shown; without a terminal, white on black.
  var shownColors: (ink: RGB, ground: RGB) {
    let colors = (ink: foreground ?? .white, ground: background ?? .black)
    return attributes.contains(.reverse) ? (colors.ground, colors.ink) : colors
  }
}
