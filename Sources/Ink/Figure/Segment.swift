/// A straight way from one place to another; distances to it are squared, for only the least of many
/// is ever wanted.
struct Segment {
  private let start: Place
  private let way: Place
  private let inverseSquare: Double

  init(from start: Place, to end: Place) {
    self.start = start
    way = end - start
    inverseSquare = way.square > 0 ? 1 / way.square : 0
  }

  func square(to place: Place) -> Double {
    let away = place - start
    let share = max(0, min(1, away.dot(way) * inverseSquare))
    return (away - way * share).square
  }

  /// The same for four places at once.
  @inline(__always)
  func squares(toX x: SIMD4<Double>, y: SIMD4<Double>) -> SIMD4<Double> {
    let (awayX, awayY) = (x - start.x, y - start.y)
    let along = (awayX * way.x + awayY * way.y) * inverseSquare
    let share = pointwiseMax(pointwiseMin(along, SIMD4(repeating: 1)), .zero)
    let (restX, restY) = (awayX - way.x * share, awayY - way.y * share)
    return restX * restX + restY * restY
  }
}
