/// A result with a value for whoever has had the intent performed.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable

  var value: Value? { get }
}
