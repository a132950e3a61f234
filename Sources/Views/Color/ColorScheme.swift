/// Whether things are shown light on dark or dark on light.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}
