/// Where something stands between two sides.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}
