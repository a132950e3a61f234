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
