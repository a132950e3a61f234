extension Path: Codable {
  private enum Key: String, CodingKey {
    case steps, points
  }

  /// Throws if the number of points doesn't match the steps.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let steps = try container.decode([Step].self, forKey: .steps)
    let points = try container.decode([CGPoint].self, forKey: .points)
    guard steps.reduce(0, { $0 + $1.count }) == points.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .points, in: container, debugDescription: "expected the points of all steps")
    }
    self.init(steps: steps, points: points)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(steps, forKey: .steps)
    try container.encode(points, forKey: .points)
  }
}
