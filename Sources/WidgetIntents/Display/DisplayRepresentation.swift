/// The name of a value in a list of choices.
public struct DisplayRepresentation: Hashable, Codable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(value))
  }
}
