/// A value that an intent, query or provider needs from the program that runs it.
///
///     struct LogDrink: AppIntent {
///       static let title: LocalizedStringResource = "Log a Drink"
///       @Dependency var store: Store
///     }
///
/// The value is available while the intent or provider runs. All dependencies are checked before
/// that, so a missing one is an error, not a crash; those of a value that is only made meanwhile
/// can't be.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  let field: DependencyField

  public init(key: String? = nil) {
    field = DependencyField(type: Value.self, key: key)
  }

  public var wrappedValue: Value {
    guard let value = Dependencies.current.make(Value.self, key: field.key) else {
      preconditionFailure("\(MissingDependency(type: "\(Value.self)", key: field.key))")
    }
    return value
  }
}

public typealias Dependency = AppDependency

extension AppDependency: DependencyWrapper {}
