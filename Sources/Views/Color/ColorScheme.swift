/// Whether the content is light on dark or dark on light.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}
