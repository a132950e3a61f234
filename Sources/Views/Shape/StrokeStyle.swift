/// The look of a stroke along a shape.
public struct StrokeStyle: Hashable, Codable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style limited to lengths that can be encoded.
  var storable: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth.storable, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit.storable, dash: dash.map(\.storable), dashPhase: dashPhase.storable)
  }
}

/// The shape of a stroke's corners.
public enum CGLineJoin: String, Hashable, Codable, Sendable {
  case miter, round, bevel
}

/// The shape of a stroke's ends.
public enum CGLineCap: String, Hashable, Codable, Sendable {
  case butt, round, square
}

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
