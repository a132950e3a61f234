import Cells
import Views

/// The lengths in points that a frame has along the axes on which it is thinner than a cell.
struct Thinness: Hashable, Sendable {
  private var width: Double?
  private var height: Double?

  /// That of a bar, the middle third of a row.
  static let bar = Thinness(height: Metric.cell.height / 3)

  /// Along an axis on which the frame has no length of its own that of the frame around it holds.
  func inside(_ frame: FrameNode) -> Thinness {
    var thinness = self
    if let length = frame.width.fixed { thinness.width = Self.thin(length, Metric.cell.width) }
    if let length = frame.height.fixed { thinness.height = Self.thin(length, Metric.cell.height) }
    return thinness
  }

  var isNone: Bool { width == nil && height == nil }

  /// The part of a frame in cells that is really to be seen: the middle third of a row, or its lower
  /// half where there are no thirds, or some of the left of a column.
  func rect(in size: Size, tier: GlyphTier) -> CGRect {
    let points = Metric.points(of: size)
    var rect = CGRect(x: 0, y: 0, width: points.width, height: points.height)
    if let height, size.height == 1, height < Self.thirdsEnd {
      let hasHalves = tier == .quadrant || tier == .half
      rect.size.height /= hasHalves ? 2 : 3
      rect.origin.y = rect.height
    }
    if let width, size.width == 1 { rect.size.width = max(2, width) }
    return rect
  }

  private static func thin(_ length: Double, _ cell: Double) -> Double? {
    length > 0 && length < cell ? length : nil
  }

  /// What is higher takes the whole row.
  private static let thirdsEnd = 10.0
}

extension Surroundings {
  /// What surrounds the child of a frame.
  func inside(_ frame: FrameNode) -> Surroundings {
    var inner = self
    inner.thinness = thinness.inside(frame)
    return inner
  }

  /// What surrounds the nodes behind or before something.
  func decorating(_ decoration: DecorationNode) -> Surroundings {
    var inner = self
    inner.isGround = decoration.isBehind
    return inner
  }
}
