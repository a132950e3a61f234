/// A message to the user from an intent that has finished.
public struct IntentDialog: Hashable, Sendable {
  package let words: LocalizedStringResource

  public init(_ words: LocalizedStringResource) {
    self.words = words
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
