/// A length in points.
public typealias CGFloat = Double

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

/// A position within a rectangle.
public struct Alignment: Hashable, Codable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A point in a rectangle whose sides are 1 long.
public struct UnitPoint: Hashable, Codable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The direction of a stack.
public enum Axis: String, Hashable, Codable, Sendable, CaseIterable {
  case horizontal
  case vertical

  public struct Set: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

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

/// A width and a height in points.
public struct CGSize: Hashable, Codable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = CGSize()

  public init() {
    self.init(width: 0, height: 0)
  }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @_disfavoredOverload
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

/// An angle; positive angles are clockwise.
public struct Angle: Hashable, Codable, Sendable {
  public var radians: Double

  public static let zero = Angle()

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    self.init(radians: degrees / 180 * .pi)
  }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public var degrees: Double {
    get { radians / .pi * 180 }
    set { radians = newValue / 180 * .pi }
  }
}

extension Angle: Comparable, AdditiveArithmetic {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}

/// A vertical position, or a line of text to align.
public enum VerticalAlignment: String, Hashable, Codable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A side of a rectangle.
public enum Edge: Hashable, Codable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances in points from the edges of a rectangle.
public struct EdgeInsets: Hashable, Codable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A horizontal position.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}

extension Double {
  /// The length limited to ±1,000,000, and 0 if NaN, because infinity and NaN can't be encoded.
  var storable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
