/// Where something stands between top and bottom, or by the lines of its text.
public enum VerticalAlignment: String, Hashable, Codable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
