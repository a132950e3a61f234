/// A dependency that a property declares, without its type.
struct DependencyField: Sendable {
  let type: any Sendable.Type
  let key: String?

  func missing(from dependencies: Dependencies) -> MissingDependency? {
    dependencies.has(Dependencies.Name(type: ObjectIdentifier(type), key: key))
      ? nil : MissingDependency(type: "\(type)", key: key)
  }
}

/// A dependency's property wrapper with its value type erased.
protocol DependencyWrapper {
  var field: DependencyField { get }
}
