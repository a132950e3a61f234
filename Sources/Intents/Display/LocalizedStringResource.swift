/// A text that is looked up in the strings of the language, with values in it, or stands for itself if
/// it is not there.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// A value that stands in a text: as it is, or looked up itself.
  package enum Argument: Hashable, Codable, Sendable {
    case text(String)
    indirect case resource(LocalizedStringResource)
  }

  /// With `%@` and `%lld` where values go, if there are any.
  public let key: String
  package let arguments: [Argument]

  public init(_ key: String) {
    self.key = key
    arguments = []
  }
}

extension LocalizedStringResource {
  init(key: String, arguments: [Argument]) {
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
