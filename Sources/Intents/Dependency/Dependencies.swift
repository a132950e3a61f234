/// What intents and providers need from the program that runs them, by its type and, where there are
/// several of one type, by a key.
///
///     var dependencies = Dependencies()
///     dependencies.add(dependency: try Store(in: folder))
public struct Dependencies: Sendable {
  struct Name: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
  }

  /// Those that can be reached now: while an intent or a provider runs, and from the tasks it starts.
  @TaskLocal package static var current = Dependencies()

  private var makers: [Name: @Sendable () -> any Sendable] = [:]

  public init() {}

  /// The dependency is made each time it is asked for; one that is to be shared is made beforehand.
  public mutating func add<Dependency: Sendable>(
    key: String? = nil, dependency make: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    makers[Name(type: ObjectIdentifier(Dependency.self), key: key)] = make
  }

  func has(_ name: Name) -> Bool { makers[name] != nil }

  func make<Dependency>(_ type: Dependency.Type, key: String?) -> Dependency? {
    makers[Name(type: ObjectIdentifier(type), key: key)]?() as? Dependency
  }
}
