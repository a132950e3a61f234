/// A provider of the values that a parameter offers as choices.
///
///     struct Drinks: DynamicOptionsProvider {
///       @Dependency var store: Store
///       func results() async throws -> [String] { try store.drinks }
///     }
public protocol DynamicOptionsProvider<Value>: Sendable {
  associatedtype Value: IntentParameterValue

  func results() async throws -> [Value]

  /// The value for a parameter without one; nil if there is none.
  func defaultResult() async -> Value?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Value? { nil }
}
