/// Where the lines of a text stand to one another.
public enum TextAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}
