/// How a stroke ends.
public enum CGLineCap: String, Hashable, Codable, Sendable {
  case butt, round, square
}
