/// What of a shape is its inside.
public struct FillStyle: Hashable, Sendable {
  /// Whether only what a ray leaves through an odd number of edges is inside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
