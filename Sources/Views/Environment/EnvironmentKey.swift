/// A place in the environment for a value of an author's own.
public protocol EnvironmentKey {
  associatedtype Value: Sendable

  static var defaultValue: Value { get }
}
