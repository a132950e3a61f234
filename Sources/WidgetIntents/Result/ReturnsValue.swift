/// A result with a value for the caller.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable

  var value: Value? { get }
}
