/// How the corners of a rectangle are rounded; in cells both look the same.
public enum RoundedCornerStyle: Hashable, Codable, Sendable {
  case circular, continuous
}
