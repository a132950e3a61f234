import Views

extension LinearGradient {
  /// The colour at a place of a rectangle whose sides count as 1.
  func mixture(at position: UnitPoint, of resolve: (Color) -> Mixture) -> Mixture {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return resolve(.clear) }
    let way = share(of: position)
    guard let next = stops.firstIndex(where: { $0.location >= way }) else {
      return resolve(last.color)
    }
    guard next > 0 else { return resolve(first.color) }
    let before = stops[next - 1]
    let after = stops[next]
    let distance = after.location - before.location
    let share = distance > 0 ? (way - before.location) / distance : 1
    return resolve(before.color).mixed(with: resolve(after.color), share)
  }

  /// The same for all places of a row, unless the gradient runs along rows only.
  func rowPosition(of position: UnitPoint) -> UnitPoint {
    startPoint.y == endPoint.y ? position : UnitPoint(x: 0.5, y: position.y)
  }

  /// How far along the line from start to end a place lies.
  private func share(of position: UnitPoint) -> Double {
    let line = (x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let length = line.x * line.x + line.y * line.y
    guard length > 0 else { return 1 }
    let way = (position.x - startPoint.x) * line.x + (position.y - startPoint.y) * line.y
    return min(max(way / length, 0), 1)
  }
}
