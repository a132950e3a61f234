/// Colours and their positions along a line.
public struct Gradient: Hashable, Codable, Sendable {
  public var stops: [Stop]

  public struct Stop: Hashable, Codable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spaced colours from start to end.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}
