/// A length that scales with the text size, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    value = wrappedValue
    self.style = style
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value {
    let typeSize = Environment(\.dynamicTypeSize).wrappedValue
    return value * Value(style.size(at: typeSize) / style.size(at: .large))
  }
}
