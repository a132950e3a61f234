import Cells
import Views

/// The lengths in points of a frame that is thinner than a cell along some axes.
struct Thinness: Hashable, Sendable {
  private var width: Double?
  private var height: Double?

  /// The thinness inside a frame. Along an axis without a fixed length, the outer one applies.
  func inside(_ frame: FrameNode, in metric: Metric) -> Thinness {
    var thinness = self
    if let length = frame.width.fixed { thinness.width = Self.thin(length, metric.cell.width) }
    if let length = frame.height.fixed { thinness.height = Self.thin(length, metric.cell.height) }
    return thinness
  }

  var isNone: Bool { width == nil && height == nil }

  /// The visible part of a frame: the middle third of its row, the middle half where there are
  /// quarters, the lower half where there are neither, or the left part of its column.
  func rect(in size: Size, of metric: Metric, tier: GlyphTier) -> CGRect {
    let points = metric.points(of: size)
    var rect = CGRect(x: 0, y: 0, width: points.width, height: points.height)
    if let height, size.height == 1, height * metric.scale < Self.thirdsEnd {
      let row = rect.height
      rect.size.height /= tier == .sextant || tier == .ascii ? 3 : 2
      rect.origin.y = tier == .octant ? row / 4 : rect.height
    }
    if let width, size.width == 1 { rect.size.width = max(metric.cell.width / 4, width) }
    return rect
  }

  private static func thin(_ length: Double, _ cell: Double) -> Double? {
    length > 0 && length < cell ? length : nil
  }

  /// The height in points from which the whole row is used.
  private static let thirdsEnd = 10.0
}

extension Surroundings {
  /// The surroundings of a frame's child.
  func inside(_ frame: FrameNode) -> Surroundings {
    var inner = self
    inner.thinness = thinness.inside(frame, in: metric)
    return inner
  }

  /// The surroundings of a background or overlay.
  func decorating(_ decoration: DecorationNode) -> Surroundings {
    var inner = self
    inner.isGround = decoration.isBehind
    return inner
  }
}
