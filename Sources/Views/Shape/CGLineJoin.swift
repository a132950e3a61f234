/// The shape of a stroke's corners.
public enum CGLineJoin: String, Hashable, Codable, Sendable {
  case miter, round, bevel
}
