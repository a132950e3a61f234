/// The contrast between an app's colours.
public enum ColorSchemeContrast: String, Hashable, Codable, Sendable, CaseIterable {
  case standard, increased
}
