/// A text that is looked up in the strings of the language, or stands for itself if it is not there.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  public let key: String

  public init(_ key: String) {
    self.key = key
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  public var description: String { key }
}
