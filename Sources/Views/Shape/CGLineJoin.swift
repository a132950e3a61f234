/// How a stroke goes around a corner.
public enum CGLineJoin: String, Hashable, Codable, Sendable {
  case miter, round, bevel
}
