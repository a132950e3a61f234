import Glibc

/// A way from corner to corner, with arcs in place of those that are round.
struct RoundedWay {
  struct Corner {
    let place: Place
    let isRound: Bool
  }

  private(set) var places: [Place] = []

  /// No arc is larger than the limit, nor than what the way has room for.
  init(_ corners: [Corner], isClosed: Bool, limit: Double) {
    for index in corners.indices {
      let isEnd = !isClosed && (index == 0 || index == corners.count - 1)
      guard corners[index].isRound, !isEnd, corners.count > 2 else {
        places.append(corners[index].place)
        continue
      }
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      addArc(from: before, around: corners[index].place, to: after, limit: limit)
    }
    if isClosed, let first = places.first { places.append(first) }
  }

  private mutating func addArc(
    from before: Corner, around corner: Place, to after: Corner, limit: Double
  ) {
    let room = min(
      (before.place - corner).length * (before.isRound ? 0.5 : 1),
      (after.place - corner).length * (after.isRound ? 0.5 : 1))
    let start = corner + Self.step(from: corner, to: before.place, by: min(limit, room))
    let end = corner + Self.step(from: corner, to: after.place, by: min(limit, room))
    let count = max(2, min(12, Int(min(limit, room).squareRoot()) + 1))
    for index in 0...count {
      let angle = Double(index) / Double(count) * .pi / 2
      let leaving = (start - corner) * (1 - sin(angle))
      places.append(corner + leaving + (end - corner) * (1 - cos(angle)))
    }
  }

  private static func step(from start: Place, to end: Place, by length: Double) -> Place {
    let way = end - start
    return way.length > 0 ? way * (length / way.length) : .zero
  }
}
