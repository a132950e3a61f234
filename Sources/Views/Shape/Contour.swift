import Glibc

/// One subpath as straight lines between points.
package struct Contour: Hashable, Sendable {
  package var points: [CGPoint]
  package var isClosed = false

  package init(_ points: [CGPoint], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The points, with the first repeated at the end if the contour is closed.
  package var wholeWay: [CGPoint] {
    guard isClosed, let first = points.first, points.count > 1 else { return points }
    return points + [first]
  }

  package var length: Double {
    let way = wholeWay
    return zip(way, way.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// The points between two distances along the contour.
  package func part(from start: Double, to end: Double) -> [CGPoint] {
    var part: [CGPoint] = []
    var passed = 0.0
    let way = wholeWay
    for (from, to) in zip(way, way.dropFirst()) {
      let length = (to - from).length
      defer { passed += length }
      guard length > 0, passed + length >= start, passed <= end else { continue }
      if part.isEmpty { part.append(from.mixed(with: to, max(0, start - passed) / length)) }
      part.append(from.mixed(with: to, min(1, (end - passed) / length)))
    }
    return part
  }
}

/// The form of a shape within its rectangle.
package enum ShapeForm: Hashable, Codable, Sendable {
  case rectangle(RectangleCornerRadii)
  case capsule
  case circle
  case ellipse
  /// A rectangle with the corners of its container.
  case containerRelative
  /// A path at fixed coordinates, whatever the rectangle.
  case path(Path)
  /// A custom shape.
  case elastic(ElasticPath)
}

/// A change to a shape that leaves its frame as it is.
package enum ShapeTransform: Hashable, Codable, Sendable {
  case turned(Angle, around: UnitPoint)
  case scaled(x: Double, y: Double, around: UnitPoint)
  case moved(x: Double, y: Double)
}

extension ShapeTransform {
  /// The function that transforms the points of a shape in a rectangle.
  package func applied(in rect: CGRect) -> (CGPoint) -> CGPoint {
    switch self {
    case .turned(let angle, let anchor):
      let center = rect.point(at: anchor)
      let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
      return { point in
        let away = point - center
        return center
          + CGPoint(x: away.x * cosine - away.y * sine, y: away.x * sine + away.y * cosine)
      }
    case .scaled(let x, let y, let anchor):
      let center = rect.point(at: anchor)
      return { center + CGPoint(x: ($0.x - center.x) * x, y: ($0.y - center.y) * y) }
    case .moved(let x, let y):
      return { $0 + CGPoint(x: x, y: y) }
    }
  }
}

/// A path whose coordinates grow linearly with the width and height of its rectangle.
///
/// Custom shapes are archived before their size is known. They are sampled in a few rectangles,
/// from which their points in any other follow. Insets and radii in points keep their size.
package struct ElasticPath: Hashable, Codable, Sendable {
  /// The path for rectangles at least as wide as high. Taller ones may follow other rules, for
  /// example to fit a square.
  private var wide: Draft
  private var tall: Draft

  /// Samples the path in rectangles of both kinds.
  init(_ path: (CGRect) -> Path) {
    wide = Draft(path, Self.wideSize)
    tall = Draft(path, CGSize(width: Self.wideSize.height, height: Self.wideSize.width))
  }

  package func path(in rect: CGRect) -> Path {
    (rect.width >= rect.height ? wide : tall).path(in: rect)
  }

  /// About the size of a small widget.
  private static let wideSize = CGSize(width: 240, height: 120)
}

extension ElasticPath {
  /// A path in a rectangle of one size, and the change of its points for each point of width or
  /// height.
  struct Draft: Hashable, Codable, Sendable {
    private var size: CGSize
    private var path: Path
    private var perWidth: [CGPoint]
    private var perHeight: [CGPoint]

    /// Samples the path at three sizes. If its steps differ between sizes, it can only be
    /// stretched.
    init(_ path: (CGRect) -> Path, _ size: CGSize) {
      func sample(_ width: Double, _ height: Double) -> Path {
        path(CGRect(x: 0, y: 0, width: width, height: height))
      }
      self.size = size
      self.path = sample(size.width, size.height)
      let wider = sample(size.width + Self.step, size.height)
      let higher = sample(size.width, size.height + Self.step)
      guard wider.steps == self.path.steps, higher.steps == self.path.steps else {
        perWidth = self.path.points.map { CGPoint(x: $0.x / size.width, y: 0) }
        perHeight = self.path.points.map { CGPoint(x: 0, y: $0.y / size.height) }
        return
      }
      perWidth = zip(wider.points, self.path.points).map { ($0 - $1) * (1 / Self.step) }
      perHeight = zip(higher.points, self.path.points).map { ($0 - $1) * (1 / Self.step) }
    }

    func path(in rect: CGRect) -> Path {
      let (wider, higher) = (rect.width - size.width, rect.height - size.height)
      let points = path.points.indices.map { index -> CGPoint in
        guard index < perWidth.count, index < perHeight.count else { return rect.origin }
        return rect.origin + path.points[index] + perWidth[index] * wider
          + perHeight[index] * higher
      }
      return Path(steps: path.steps, points: points)
    }

    /// The change of size between samples, in points.
    private static let step = 40.0
  }
}
