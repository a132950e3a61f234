/// A key for a custom environment value.
public protocol EnvironmentKey {
  associatedtype Value: Sendable

  static var defaultValue: Value { get }
}
