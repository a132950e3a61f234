/// A point, in points; x grows to the right and y downwards.
public struct CGPoint: Hashable, Codable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = CGPoint()

  public init() {
    self.init(x: 0, y: 0)
  }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @_disfavoredOverload
  public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The point a share of the way to another: 0 is here, 1 there.
  func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
    self + (other - self) * share
  }

  var length: Double { (x * x + y * y).squareRoot() }
}
