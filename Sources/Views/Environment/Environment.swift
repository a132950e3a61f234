/// Reads a value from the environment of the view being evaluated.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    EnvironmentSlot.current?.pointee[keyPath: keyPath] ?? EnvironmentValues()[keyPath: keyPath]
  }
}
