/// How much the colours of an app stand out from one another.
public enum ColorSchemeContrast: String, Hashable, Codable, Sendable, CaseIterable {
  case standard, increased
}
