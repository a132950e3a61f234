import Glibc

/// A path from corner to corner, with arcs or gaps at the round corners.
struct RoundedWay {
  struct Corner {
    let place: InkPoint
    let isRound: Bool
  }

  /// The pieces of the path between the gaps.
  private(set) var pieces: [[InkPoint]] = [[]]

  /// Builds the path. Arcs are at most `limit` in radius and fit between the corners. `gap` is cut
  /// off on each side of a round corner; with it, there are no arcs.
  init(_ corners: [Corner], isClosed: Bool, limit: Double, gap: InkPoint? = nil) {
    for index in corners.indices {
      let isEnd = !isClosed && (index == 0 || index == corners.count - 1)
      guard corners[index].isRound, !isEnd, corners.count > 2 else {
        goOn(to: corners[index].place)
        continue
      }
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      if let gap {
        addGap(gap, from: before, around: corners[index].place, to: after)
      } else {
        addArc(from: before, around: corners[index].place, to: after, limit: limit)
      }
    }
    if isClosed { close() }
  }

  private mutating func goOn(to place: InkPoint) { pieces[pieces.count - 1].append(place) }

  private mutating func close() {
    if pieces.count > 1 {
      pieces[0] = pieces.removeLast() + pieces[0]
    } else if let first = pieces[0].first {
      goOn(to: first)
    }
  }

  /// Cuts a gap at a corner, unless a side is slanted or a horizontal side would shrink to a point.
  private mutating func addGap(
    _ gap: InkPoint, from before: Corner, around corner: InkPoint, to after: Corner
  ) {
    let sides = [before, after].map { other in
      let way = other.place - corner
      let length = way.y == 0 ? gap.x : gap.y
      let hasRoom = Self.room(from: corner, to: other) > length * (way.y == 0 ? 1.01 : 0.99)
      let isStraight = way.x == 0 || way.y == 0
      return hasRoom && isStraight
        ? corner + Self.step(from: corner, to: other.place, by: length) : nil
    }
    guard let end = sides[0], let start = sides[1] else { return goOn(to: corner) }
    goOn(to: end)
    pieces.append([start])
  }

  private mutating func addArc(
    from before: Corner, around corner: InkPoint, to after: Corner, limit: Double
  ) {
    let room = min(Self.room(from: corner, to: before), Self.room(from: corner, to: after))
    let start = corner + Self.step(from: corner, to: before.place, by: min(limit, room))
    let end = corner + Self.step(from: corner, to: after.place, by: min(limit, room))
    let count = max(2, min(12, Int(min(limit, room).squareRoot()) + 1))
    for index in 0...count {
      let angle = Double(index) / Double(count) * .pi / 2
      let leaving = (start - corner) * (1 - sin(angle))
      goOn(to: corner + leaving + (end - corner) * (1 - cos(angle)))
    }
  }

  private static func room(from corner: InkPoint, to other: Corner) -> Double {
    (other.place - corner).length * (other.isRound ? 0.5 : 1)
  }

  private static func step(from start: InkPoint, to end: InkPoint, by length: Double) -> InkPoint {
    let way = end - start
    return way.length > 0 ? way * (length / way.length) : .zero
  }
}
