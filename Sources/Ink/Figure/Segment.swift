/// A straight line between two places. Its distances are squared, because callers only need the
/// least of many.
struct Segment {
  private let start: InkPoint
  private let way: InkPoint
  private let inverseSquare: Double

  init(from start: InkPoint, to end: InkPoint) {
    self.start = start
    way = end - start
    inverseSquare = way.square > 0 ? 1 / way.square : 0
  }

  func square(to place: InkPoint) -> Double {
    let away = place - start
    let share = max(0, min(1, away.dot(way) * inverseSquare))
    return (away - way * share).square
  }

  /// The squared distances to four places at once, given relative to `center`.
  func squares(toX x: Samples.Row, y: Samples.Row, from center: InkPoint) -> Samples.Row {
    let offset = center - start
    let (wayX, wayY) = (Float(way.x), Float(way.y))
    let (awayX, awayY) = (x + Float(offset.x), y + Float(offset.y))
    var share = (awayX * wayX + awayY * wayY) * Float(inverseSquare)
    share.replace(with: 0, where: share .< 0)
    share.replace(with: 1, where: share .> 1)
    let (restX, restY) = (awayX - wayX * share, awayY - wayY * share)
    return restX * restX + restY * restY
  }
}
