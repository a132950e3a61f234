/// The kind of rounded corners; in cells both look the same.
public enum RoundedCornerStyle: Hashable, Codable, Sendable {
  case circular, continuous
}
