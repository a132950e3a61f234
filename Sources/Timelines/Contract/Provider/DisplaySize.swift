/// A widget's size in points.
public struct DisplaySize: Hashable, Codable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
