/// Something that an intent, a query or a provider needs from the program that runs it.
///
///     struct LogDrink: AppIntent {
///       static let title: LocalizedStringResource = "Log a Drink"
///       @Dependency var store: Store
///     }
///
/// It is there while the intent or the provider runs. Before that it is seen to that all of them are,
/// so that a missing one is an error and not the end of the program.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?

  public init(key: String? = nil) {
    self.key = key
  }

  public var wrappedValue: Value {
    guard let value = Dependencies.current.make(Value.self, key: key) else {
      preconditionFailure("\(MissingDependency(type: "\(Value.self)", key: key))")
    }
    return value
  }
}

public typealias Dependency = AppDependency

extension AppDependency: DependencyField {
  func missing(from dependencies: Dependencies) -> MissingDependency? {
    dependencies.has(Dependencies.Name(type: ObjectIdentifier(Value.self), key: key))
      ? nil : MissingDependency(type: "\(Value.self)", key: key)
  }
}
