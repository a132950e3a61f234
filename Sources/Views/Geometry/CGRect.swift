/// An upright rectangle in points.
public struct CGRect: Hashable, Codable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public static let zero = CGRect()

  public init() {
    self.init(origin: .zero, size: .zero)
  }

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  @_disfavoredOverload
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }

  public func offsetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func insetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(
      x: minX + min(dx, width / 2), y: minY + min(dy, height / 2),
      width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}

extension CGRect {
  /// The point at a position within the rectangle.
  func point(at place: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * place.x, y: minY + height * place.y)
  }
}
