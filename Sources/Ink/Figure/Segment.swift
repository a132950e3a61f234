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
}
