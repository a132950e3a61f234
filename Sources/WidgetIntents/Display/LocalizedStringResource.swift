/// A text looked up in the language's strings, with values filled in; the key itself if it isn't
/// found.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// A value inside a text: literal, or localized in turn.
  package enum Argument: Hashable, Codable, Sendable {
    case text(String)
    indirect case resource(LocalizedStringResource)
  }

  /// The key, with `%@` and `%lld` in place of values.
  public let key: String
  package let arguments: [Argument]

  public init(_ key: String) {
    self.key = key
    arguments = []
  }
}

extension LocalizedStringResource {
  package init(key: String, arguments: [Argument]) {
    (self.key, self.arguments) = (key, arguments)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  public var description: String { key }
}
