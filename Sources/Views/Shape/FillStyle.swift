/// The rule for what is inside a shape.
public struct FillStyle: Hashable, Sendable {
  /// Whether a place is inside only if a ray from it crosses an odd number of edges.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
