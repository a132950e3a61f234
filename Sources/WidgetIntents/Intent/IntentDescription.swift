/// A description of an intent for its users.
public struct IntentDescription: Hashable, Codable, Sendable {
  public let descriptionText: LocalizedStringResource

  public init(_ descriptionText: LocalizedStringResource) {
    self.descriptionText = descriptionText
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(value))
  }
}
