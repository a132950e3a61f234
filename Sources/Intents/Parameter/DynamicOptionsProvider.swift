/// Says which values a parameter offers when somebody chooses one.
///
///     struct Drinks: DynamicOptionsProvider {
///       @Dependency var store: Store
///       func results() async throws -> [String] { try store.drinks }
///     }
public protocol DynamicOptionsProvider<Value>: Sendable {
  associatedtype Value: IntentParameterValue

  func results() async throws -> [Value]

  /// The value of a parameter that was given none.
  func defaultResult() async -> Value?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Value? { nil }
}
