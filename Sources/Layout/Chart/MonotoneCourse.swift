import Views

/// A smooth course through points that never leaves the heights of the two around it.
struct MonotoneCourse {
  private let points: [UnitPoint]
  private let slopes: [Double]

  init(_ points: [UnitPoint]) {
    let points = points.sorted { $0.x < $1.x }
    self.points = points
    let secants = zip(points, points.dropFirst()).map { one, other in
      other.x > one.x ? (other.y - one.y) / (other.x - one.x) : 0
    }
    slopes = points.indices.map { index in
      guard let before = index > 0 ? secants[index - 1] : secants.first,
        let after = index < secants.count ? secants[index] : secants.last
      else { return 0 }
      // Flat at turning points, and never steeper than a cubic may be without overshooting.
      guard before * after > 0 else { return 0 }
      let limit = 3 * min(abs(before), abs(after))
      return max(-limit, min(limit, (before + after) / 2))
    }
  }

  /// The height at a place; that of the nearest end outside of the points.
  func height(at place: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    guard place > first.x else { return first.y }
    guard let next = points.firstIndex(where: { $0.x >= place }), next > 0 else { return last.y }
    let (one, other) = (points[next - 1], points[next])
    let length = other.x - one.x
    // Equal heights stay exactly equal between two points.
    guard length > 0, one.y != other.y else { return other.y }
    let share = (place - one.x) / length
    let (square, cube) = (share * share, share * share * share)
    return (2 * cube - 3 * square + 1) * one.y + (cube - 2 * square + share) * length
      * slopes[next - 1]
      + (3 * square - 2 * cube) * other.y + (cube - square) * length * slopes[next]
  }
}
