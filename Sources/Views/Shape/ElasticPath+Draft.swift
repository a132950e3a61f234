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
