/// The alignment of a text's lines to one another.
public enum TextAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}
