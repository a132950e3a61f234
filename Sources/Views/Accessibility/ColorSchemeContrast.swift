/// The contrast between an app's colours.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}
