/// A vertical position, or a line of text to align.
public enum VerticalAlignment: String, Hashable, Codable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
