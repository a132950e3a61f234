/// The values that a program offers to its intents and providers, by type, and by key where there
/// are several of one type.
///
///     var dependencies = Dependencies()
///     dependencies.add(dependency: try Store(in: folder))
public struct Dependencies: Sendable {
  struct Name: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
  }

  /// The dependencies available now: while an intent or provider runs, and in tasks that it starts.
  @TaskLocal package static var current = Dependencies()

  private var makers: [Name: @Sendable () -> any Sendable] = [:]

  public init() {}

  /// Adds a dependency. The expression is evaluated on each access; to share one value, create it
  /// beforehand.
  public mutating func add<Dependency: Sendable>(
    key: String? = nil, dependency make: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    makers[Name(type: ObjectIdentifier(Dependency.self), key: key)] = make
  }

  /// Adds all of `others`, replacing dependencies of the same name.
  package mutating func add(_ others: Dependencies) {
    makers.merge(others.makers) { _, other in other }
  }

  /// The dependency of a type, for code outside providers and intents; throws if it is missing.
  package func dependency<Dependency>(of type: Dependency.Type) throws(MissingDependency)
    -> Dependency
  {
    guard let dependency = make(type, key: nil) else {
      throw MissingDependency(type: "\(type)", key: nil)
    }
    return dependency
  }

  func has(_ name: Name) -> Bool { makers[name] != nil }

  func make<Dependency>(_ type: Dependency.Type, key: String?) -> Dependency? {
    makers[Name(type: ObjectIdentifier(type), key: key)]?() as? Dependency
  }
}
