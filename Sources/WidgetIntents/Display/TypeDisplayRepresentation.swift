/// The name of a type in a list of choices.
public struct TypeDisplayRepresentation: Hashable, Codable, Sendable {
  public var name: LocalizedStringResource

  public init(name: LocalizedStringResource) {
    self.name = name
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(value))
  }
}
