/// A horizontal position.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}
