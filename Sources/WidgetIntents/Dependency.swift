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

extension Dependencies {
  /// Throws if a dependency that the subject declares isn't available now, or one that a value in it
  /// declares. Whatever may use dependencies has to be checked before it runs, because a property
  /// can't throw.
  package static func check<Subject>(_ subject: Subject) throws(MissingDependency) {
    guard let fields = fields(of: subject) else { return try checkMirror(of: subject) }
    for field in fields {
      if let missing = field.missing(from: current) { throw missing }
    }
  }

  /// What a struct declares of whose properties none can hide a dependency; nil for any other value.
  private static func fields<Subject>(of subject: Subject) -> [DependencyField]? {
    guard let properties = StoredProperty.all(of: Subject.self) else { return nil }
    var fields: [DependencyField] = []
    for property in properties {
      if property.isDeclared(like: AppDependency<Bool>.self) {
        fields.append(property.start(in: subject, as: DependencyField.self))
      } else if !property.isDeclared(like: IntentParameter<Bool>.self) {
        return nil
      }
    }
    return fields
  }

  private static func checkMirror(of subject: Any) throws(MissingDependency) {
    for (_, value) in Mirror(reflecting: subject).children {
      if let wrapper = value as? any DependencyWrapper {
        if let missing = wrapper.field.missing(from: current) { throw missing }
      } else if mayDeclare(value) {
        try checkMirror(of: value)
      }
    }
  }

  // Lists may be long and objects may refer to each other in a ring.
  private static func mayDeclare(_ value: Any) -> Bool {
    guard !(value is any ParameterWrapper) else { return false }
    return switch Mirror(reflecting: value).displayStyle {
    case .struct, .enum, .optional, .tuple: true
    default: false
    }
  }
}

/// An error: a dependency that the program doesn't offer.
package struct MissingDependency: Error, Hashable, Sendable {
  let type: String
  let key: String?
}

extension MissingDependency: CustomStringConvertible {
  package var description: String {
    "there is no \(type)" + (key.map { " called '\($0)'" } ?? "")
  }
}

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
