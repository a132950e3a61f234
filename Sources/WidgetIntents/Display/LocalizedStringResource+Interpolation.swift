extension LocalizedStringResource {
  /// The text and values of a string literal, in order.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .text("\(value)"))
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", .text("\(value)"))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    private mutating func append(_ place: String, _ argument: Argument) {
      key += place
      arguments.append(argument)
    }
  }
}
