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
