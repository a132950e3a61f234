/// The shape of a stroke's ends.
public enum CGLineCap: String, Hashable, Codable, Sendable {
  case butt, round, square
}
